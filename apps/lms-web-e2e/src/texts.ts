import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@lms/contract';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Tree = { [key: string]: string | Tree };

/** How documents name the languages. */
export const tags: Record<Language, string> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

const locales = new URL('../../../libs/shared/i18n/src/locales/', import.meta.url);
const files = new Map<string, Tree>();

const treeOf = (language: Language, namespace: string): Tree => {
  const name = `${language}/${namespace}.json`;
  const tree =
    files.get(name) ?? (JSON.parse(readFileSync(new URL(name, locales), 'utf8')) as Tree);
  files.set(name, tree);
  return tree;
};

const namespaces = readdirSync(new URL('en/', locales)).map((name) => name.replace('.json', ''));

const leaves = (tree: Tree): string[] =>
  Object.values(tree).flatMap((part) => (typeof part === 'string' ? [part] : leaves(part)));

/** The texts of a language that another says in words of its own; those with values are left out. */
export const textsOf = (language: Language, other: Language) => {
  const textsIn = (code: Language) => namespaces.flatMap((name) => leaves(treeOf(code, name)));
  const others = new Set(textsIn(other));
  return new Set(textsIn(language).filter((text) => !others.has(text) && !text.includes('{')));
};

/** The text that a reader of the language sees for a key such as `cart.total`. */
export const textOf = (
  language: Language,
  key: string,
  values: Record<string, string | number> = {},
): string => {
  const [namespace = '', ...path] = key.split('.');
  const text = path.reduce<string | Tree | undefined>(
    (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
    treeOf(language, namespace),
  );
  if (typeof text !== 'string') throw new Error(`no text: ${language} ${key}`);
  const messages = { [language]: { [key]: compileMessage(text) } };
  return setupI18n({ locale: language, locales: tags[language], messages })._(key, values);
};

/** A number as readers of the language see it. */
export const digitsOf = (language: Language, value: number) =>
  new Intl.NumberFormat(tags[language]).format(value);
