import type { Language } from '@lms/contract';
import { bn } from './locales/bn';
import { ch } from './locales/ch';
import { de } from './locales/de';
import { en } from './locales/en';
import { es } from './locales/es';
import { fr } from './locales/fr';
import { jp } from './locales/jp';
import type { Namespace } from './namespaces';
import type { TextLoader, TextTree } from './texts';

/** All texts bundled, for the server and tests; too large for browsers. */
export const allTexts: Record<Language, Record<Namespace, TextTree>> = {
  en,
  bn,
  ch,
  es,
  jp,
  de,
  fr,
};

export const bundledTexts: TextLoader = async (language, namespace) =>
  allTexts[language][namespace];
