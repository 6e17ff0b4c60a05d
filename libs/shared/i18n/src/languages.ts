import { languages, type Language } from '@lms/contract';

const tags: Record<Language, string> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

/** The BCP 47 tag of a stored language code, for `lang`, Intl and plurals. */
export const languageTag = (language: Language) => tags[language];

/** Each language by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  bn: 'বাংলা',
  ch: '中文',
  es: 'Español',
  jp: '日本語',
  de: 'Deutsch',
  fr: 'Français',
};

export const isLanguage = (value: unknown): value is Language =>
  (languages as readonly unknown[]).includes(value);

export const languageOfTag = (tag: string): Language =>
  languages.find((language) => tags[language] === tag) ?? 'en';
