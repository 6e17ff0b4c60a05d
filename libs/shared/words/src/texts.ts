import type { Language } from '@lms/contract';
import type { Namespace } from './namespaces';

/** Texts as translators write them, in i18next's JSON v4. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** Texts of one language by namespace, as the server embeds them in a page. */
export type Texts = Partial<Record<Namespace, TextTree>>;

/** Fetches the texts of one namespace; the app's entries set it, for browser and server differ. */
export type TextLoader = (language: Language, namespace: Namespace) => Promise<TextTree>;
