import type { Language } from '@lms/contract';
import type { Namespace } from './namespaces';

/** Texts in i18next's JSON v4 format. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts of one language by namespace, as the server embeds them in a page. */
export type Texts = Partial<Record<Namespace, TextTree>>;

/**
 * Loads the texts of one namespace; set by the app's entries, because browser and server differ.
 */
export type TextLoader = (language: Language, namespace: Namespace) => Promise<TextTree>;
