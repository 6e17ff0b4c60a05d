import { inDhaka } from '../dhaka';

/** Value of a cell of an exported table. */
export type CellValue = string | number | boolean | null;

/**
 * Format of a column's numbers and times: `money` is in poisha, written in taka; a `duration` is a
 * fraction of a day; a `minute` and a `second` are instants (ISO 8601), shown as times of Dhaka; a
 * `day` is YYYY-MM-DD.
 */
export type CellFormat = 'money' | 'duration' | 'minute' | 'second' | 'day';

export interface TableColumn {
  title: string;
  format?: CellFormat;
}

/** Table with rows in batches, of which only one is in memory at a time. */
export interface Table {
  /** Name of its sheets in a workbook. */
  title: string;
  columns: readonly TableColumn[];
  batches: AsyncIterable<CellValue[][]>;
}

const zone = 'Asia/Dhaka';
const currency = 'BDT';
const isInstant = (format: CellFormat | undefined) => format === 'minute' || format === 'second';

/** Returns a column's heading: its title, and the zone of its times or the currency of its money. */
export const headingOf = ({ title, format }: TableColumn) => {
  const unit = isInstant(format) ? zone : format === 'money' ? currency : '';
  return title.includes(unit) ? title : `${title} (${unit})`;
};

/** Converts poisha to taka, with two decimals. */
export const takaOf = (poisha: number) => (poisha / 100).toFixed(2);

/** Returns a cell's value for a format without times and money. */
export const writtenCell = (value: CellValue, format: CellFormat | undefined): CellValue => {
  if (typeof value === 'number' && format === 'money') return takaOf(value);
  if (typeof value !== 'string' || !isInstant(format)) return value;
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return value;
  return inDhaka(at)
    .slice(0, format === 'second' ? 19 : 16)
    .replace('T', ' ');
};
