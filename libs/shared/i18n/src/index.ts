export {
  createFormats,
  type Formats,
  hasText,
  isLanguage,
  languageNames,
  languageOfTag,
  languageTag,
  type Namespace,
  type TextKey,
  type TextLoader,
  type Texts,
  type TextTree,
  type Translate,
} from '@lms/words';
export type { i18n as I18n } from 'i18next';
export * from './i18n';
export * from './language-slice';
export * from './react';
export * from './use-duration';
