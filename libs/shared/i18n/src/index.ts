export { bundledTexts } from './bundled-texts';
export type { I18n } from '@lingui/core';
export type { CompiledTexts } from './compile';
export * from './formats';
export * from './i18n';
export * from './languages';
export * from './react';
export type { Namespace, TextKey } from './resources';
export * from './language-slice';
