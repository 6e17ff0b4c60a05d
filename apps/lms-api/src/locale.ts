import type { Language } from '@lms/contract';

/** The languages' own codes differ from those of BCP 47, which browsers and screen readers understand. */
const locales: Record<Language, string> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh-Hans',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

export const localeOf = (language: Language) => locales[language];
