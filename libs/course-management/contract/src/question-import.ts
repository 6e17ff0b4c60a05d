import type { ImportFormat, ImportItem } from '@lms/contract';

/** Maximum size of a file of questions, in bytes. */
export const importLimit = 10 * 1024 * 1024;

/** Extensions of the files that can be imported. */
export const questionFileTypes = ['.txt', '.gift', '.xml', '.csv', '.tsv', '.xlsx'] as const;

/** Header of an export: number of the bank's questions that its format can't hold. */
export const leftOutHeader = 'x-left-out';

/** Formats of the template, a table that authors fill in. */
export const templateFormats = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];

/** Answer of `POST /question/import`; with `dryRun` nothing was stored. */
export interface ImportReport {
  /** The given format, the one that the file's name says, or the detected one. */
  format: ImportFormat;
  /** Format of the content where it contradicts the name: nothing was read until one is given. */
  otherFormat: ImportFormat | null;
  total: number;
  accepted: number;
  rejected: number;
  items: ImportItem[];
}
