export { allTexts, bundledTexts } from './bundled-texts';
export * from './languages';
export type { TextKey } from './text-key';
export type { TextTree } from './texts';
export { type Words, wordsIn } from './words';
