/** The interface languages, as stored and shown (specification, section 9). */
export const languages = ['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'] as const;
export type Language = (typeof languages)[number];

/** BCP 47 tag of each language, which browsers, screen readers and Intl understand. */
export const languageTags: Readonly<Record<Language, string>> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh-Hans',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

/** A text that the platform's own content carries in English and Bengali. */
export interface LocalizedText {
  en: string;
  bn: string;
}

/** What every stored entity has. Times are ISO 8601 in UTC; `version` grows by one with each write. */
export interface Entity {
  id: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Base of every call (specification, section 7). */
export const apiBase = '/lms-web/api';
