/** Interface languages, as stored and shown (specification, section 9). */
export const languages = ['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tag of each language, for `lang` attributes and `Intl`. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh-Hans',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

/** Text of the platform's own content, in English and Bengali. */
export interface LocalizedText {
  en: string;
  bn: string;
}

/**
 * Properties of every stored entity. Times are ISO 8601 in UTC; `version` grows by one with each
 * write.
 */
export interface Entity {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Base path of every call (specification, section 7). */
export const apiBase = '/lms-web/api';
