import { type Language, languageTags } from '@lms/contract';
import { allTexts, type TextTree, wordsIn } from '@lms/words';

/** BCP 47 tags of the languages, for `lang`. */
export const tags = languageTags;

const leaves = (tree: TextTree): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : leaves(part)));

/** Texts of a language that differ from another language's, without those that take values. */
export const textsOf = (language: Language, other: Language) => {
  const others = new Set(leaves(allTexts[other]));
  return new Set(
    leaves(allTexts[language]).filter((text) => !others.has(text) && !text.includes('{')),
  );
};

/** Text that a reader of the language sees for a key such as `cart.total`. */
export const textOf = (
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string => {
  const { t, has } = wordsIn(language);
  if (!has(key)) throw new Error(`no text: ${language} ${key}`);
  return t(key, values);
};

/** Formats a number in the digits of a language. */
export const digitsOf = (language: Language, value: number) =>
  wordsIn(language).formats.number(value);
