import { readFileSync } from 'node:fs';
import type { Language } from '@lms/contract';

type Tree = { [key: string]: string | Tree };

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
  values: Record<string, string> = {},
): string => {
  const [namespace = '', ...path] = key.split('.');
  const text = path.reduce<string | Tree | undefined>(
    (tree, part) => (typeof tree === 'object' ? tree[part] : undefined),
    treeOf(language, namespace),
  );
  if (typeof text !== 'string') throw new Error(`no text: ${language} ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};
