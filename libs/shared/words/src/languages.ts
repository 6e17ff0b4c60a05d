import { type Language, languages, languageTags } from '@lms/contract';

/** Returns the BCP 47 tag of a stored language code, for `lang`, Intl and plurals. */
export const languageTag = (language: Language) => languageTags[language];

/** Each language's name in itself. */
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
  languages.find((language) => languageTags[language] === tag) ?? 'en';
