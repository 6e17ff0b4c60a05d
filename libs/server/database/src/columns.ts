import { type SQL, sql } from 'drizzle-orm';
import {
  customType,
  type ExtraConfigColumn,
  index,
  integer,
  type PgColumn,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** Column for a moment: ISO 8601 in UTC, stored as `timestamptz` with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Column for the id of the transaction that stored a row. */
export const transactionId = () => xid8().default(sql`pg_current_xact_id()`);

const now = () => new Date().toISOString();

/** Creates an id: UUID version 7 (RFC 9562), so that ids sort by creation time. */
export const newId = () => v7();

/** Returns the columns that every entity has. */
export const entityColumns = () => ({
  id: uuid().primaryKey().$defaultFn(newId),
  createdAt: instant().notNull().$defaultFn(now),
  updatedAt: instant().notNull().$defaultFn(now).$onUpdateFn(now),
  version: integer().notNull().default(1),
});

/**
 * Column for any JSON value, including a string. Drizzle's `jsonb` parses again what the driver has
 * already parsed, and so turns the string `31.42` into a number.
 */
export const json = <T>() =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as T,
  })();

type Columns = Record<string, ExtraConfigColumn>;

/**
 * Returns an index for each column that a list sorts by, with ties by id, so that a page of a long
 * list needs no sort of the whole list.
 *
 * @param texts columns sorted by the Unicode collation
 */
export const sortIndexes = (
  table: string,
  id: ExtraConfigColumn,
  texts: Columns,
  others: Columns,
) => [
  ...Object.entries(texts).map(([name, column]) =>
    index(`${table}_${name}_sort_idx`).on(sql`${column} collate "und-x-icu"`, id),
  ),
  ...Object.entries(others).map(([name, column]) =>
    index(`${table}_${name}_sort_idx`).on(column, id),
  ),
];

/**
 * Joins the texts of a row for searches. An expression index needs an immutable function, which
 * PostgreSQL's own ones are not.
 */
export const joinedTexts = (texts: ExtraConfigColumn | PgColumn) => sql`joined_texts(${texts})`;

/** Returns the trigram index for searches of any part of these texts. */
export const searchIndex = (
  table: string,
  ...texts: [SQL | ExtraConfigColumn, ...(SQL | ExtraConfigColumn)[]]
) => {
  const [first, ...more] = texts.map((text) => sql`${text} gin_trgm_ops`);
  return index(`${table}_search_idx`).using('gin', first as SQL, ...more);
};
