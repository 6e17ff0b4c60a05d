import type { Entity, ExportColumn, FindResult } from '@lms/contract';
import type { CellFormat, CellValue } from '../export/table';
import type { FindQuery } from './entity-schemas';

const rowsAtOnce = 1_000;

/** Returns the format of a field: instants end with `At`, days with `On`, the list names its money. */
export const formatOf = (
  { field }: ExportColumn,
  money: readonly string[] = [],
): CellFormat | undefined => {
  if (money.includes(field)) return 'money';
  return field.endsWith('At') ? 'minute' : field.endsWith('On') ? 'day' : undefined;
};

/** Returns a part of a value; those of all of its items if it is a list. */
const partIn = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => partIn(one, key));
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : null;
};

const partOf = (item: unknown, path: string) => path.split('.').reduce<unknown>(partIn, item);

/** Rounds to the two decimals that screens show: 7.67, not 7.666666666666667. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** Returns the value of a cell: its text if the column has texts. */
const cellOf = ({ field, texts }: ExportColumn, item: unknown): CellValue => {
  const value = partOf(item, field);
  const text = (one: unknown): string => {
    const written = typeof one === 'object' ? JSON.stringify(one) : String(one);
    return texts && Object.hasOwn(texts, written) ? (texts[written] ?? '') : written;
  };
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map(text).join(', ');
  if (texts) return text(value);
  if (typeof value === 'number') return rounded(value);
  return typeof value === 'boolean' ? value : text(value);
};

/** Yields all rows that match a list's state, page by page, or only the selected ones. */
export async function* exportRows<Item extends Entity>(
  find: (query: FindQuery) => Promise<FindResult<Item>>,
  query: FindQuery,
  columns: ExportColumn[],
  ids?: string[],
  exported: (item: Item) => object = (item) => item,
): AsyncGenerator<CellValue[][]> {
  const asked = ids ? { ...query, filter: { ...query.filter, id: ids } } : query;
  for (let page = 1; ; page += 1) {
    const { items } = await find({ ...asked, paginator: { page, pageSize: rowsAtOnce } });
    yield items.map(exported).map((item) => columns.map((column) => cellOf(column, item)));
    if (items.length < rowsAtOnce) return;
  }
}
