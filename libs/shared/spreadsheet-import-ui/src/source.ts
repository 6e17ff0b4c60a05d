import type { SpreadsheetColumn } from '@lms/contract';
import type { Tag } from '@lms/entity-api';

/** A list that comes in by spreadsheet, and in whose words. */
export interface SpreadsheetSource {
  /** Of its calls, such as `/user`. */
  path: string;
  /** What is fetched anew once an import has changed something. */
  tag: Tag;
  columns: readonly SpreadsheetColumn[];
  /** Which rows of the list its own file has, where those are not all. */
  filter?: Record<string, unknown>;
  title: string;
  /** By what a row is known. */
  about: string;
  /** Asked where an import makes somebody who can be mailed. */
  invite?: { label: string; hint: string };
  mayWrite: boolean;
}
