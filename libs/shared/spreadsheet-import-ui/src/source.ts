import type { SpreadsheetColumn } from '@lms/contract';
import type { Tag } from '@lms/entity-api';

/** List that can be imported from a spreadsheet, and its texts. */
export interface SpreadsheetSource {
  /** Path of its endpoints, such as `/user`. */
  path: string;
  /** Cache tag to invalidate after an import. */
  tag: Tag;
  columns: readonly SpreadsheetColumn[];
  /** Filter for the list's own export, if not all rows belong to it. */
  filter?: Record<string, unknown>;
  title: string;
  /** Text that explains which column identifies a row. */
  about: string;
  /** Checkbox shown if the import creates people who can be mailed. */
  invite?: { label: string; hint: string };
  mayWrite: boolean;
}
