/** Value of a cell of an exported table. */
export type CellValue = string | number | boolean | null;

/** Format of a column's numbers; a `duration` is a fraction of a day. */
export type CellFormat = 'decimal' | 'duration';

export interface TableColumn {
  title: string;
  format?: CellFormat;
}

/** Table with rows in batches, of which only one is in memory at a time. */
export interface Table {
  columns: readonly TableColumn[];
  batches: AsyncIterable<CellValue[][]>;
}
