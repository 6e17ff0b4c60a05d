import type { ImportFormat, ImportItem } from '@lms/contract';

/** Bytes that a file of questions may have. */
export const importLimit = 10 * 1024 * 1024;

/** Header of an export: how many questions of the bank its format can't hold. */
export const leftOutHeader = 'x-left-out';

/** Formats of a table that authors fill in. */
export const templateFormats = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];

/** Answer of `POST /question/import`; with `dryRun` nothing was written. */
export interface ImportReport {
  /** As it was given, or found out. */
  format: ImportFormat;
  total: number;
  accepted: number;
  rejected: number;
  items: ImportItem[];
}
