import { compileTexts, type TextTree } from './compile';
import type { TextLoader } from './i18n';

/** All texts as one piece of code: for the server and for tests, never for a browser. */
export const bundledTexts: TextLoader = async (language, namespace) => {
  const files = import.meta.glob<TextTree>('./locales/*/*.json', {
    import: 'default',
    eager: true,
  });
  const tree = files[`./locales/${language}/${namespace}.json`];
  if (!tree) throw new Error(`no texts: ${language}/${namespace}`);
  return compileTexts(namespace, tree);
};
