/** What a cell of an exported table can hold. */
export type CellValue = string | number | boolean | null;

/** How a spreadsheet shows the numbers of a column: a `duration` is a part of a day. */
export type CellFormat = 'decimal' | 'duration';

export interface TableColumn {
  title: string;
  format?: CellFormat;
}

/** A table whose rows come in batches, so that no more than one batch is held at a time. */
export interface Table {
  columns: readonly TableColumn[];
  batches: AsyncIterable<CellValue[][]>;
}
