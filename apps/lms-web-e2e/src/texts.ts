import { readFileSync } from 'node:fs';
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
