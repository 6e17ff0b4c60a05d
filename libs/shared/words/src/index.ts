export { allTexts, bundledTexts } from './bundled-texts';
export { createEngine, hasText, type Translate } from './engine';
export * from './formats';
export * from './languages';
export type { Namespace } from './namespaces';
export type { TextKey } from './text-key';
export type { TextLoader, Texts, TextTree } from './texts';
export { type Words, wordsIn } from './words';
