import { type Language, languageTags } from '@lms/contract';
import { allTexts, type TextTree, wordsIn } from '@lms/words';

/** How documents name the languages. */
export const tags = languageTags;

const leaves = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : leaves(part)));

/** The texts of a language that another says in words of its own; those with values are left out. */
export const textsOf = (language: Language, other: Language) => {
  const others = new Set(leaves(allTexts[other]));
  return new Set(
    leaves(allTexts[language]).filter((text) => !others.has(text) && !text.includes('{')),
  );
};

/** The text that a reader of the language sees for a key such as `cart.total`. */
export const textOf = (
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string => {
  const { t, has } = wordsIn(language);
  if (!has(key)) throw new Error(`no text: ${language} ${key}`);
  return t(key, values);
};

/** A number as readers of the language see it. */
export const digitsOf = (language: Language, value: number) =>
  wordsIn(language).formats.number(value);
