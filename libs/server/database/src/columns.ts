import { type SQL, sql } from 'drizzle-orm';
import {
  customType,
  type ExtraConfigColumn,
  type PgColumn,
  index,
  integer,
  uuid,
} from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A moment as ISO 8601 in UTC, stored as `timestamptz` with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/** The transaction that stored a row. */
export const transactionId = () => xid8().default(sql`pg_current_xact_id()`);

const now = () => new Date().toISOString();

/** A new id: UUID version 7, so that ids sort by time of making. */
export const newId = () => v7();

/** The columns that every entity has. */
export const entityColumns = () => ({
  id: uuid().primaryKey().$defaultFn(newId),
  createdAt: instant().notNull().$defaultFn(now),
  updatedAt: instant().notNull().$defaultFn(now).$onUpdateFn(now),
  version: integer().notNull().default(1),
});

/**
 * A JSON value that may be a bare text. Drizzle's own `jsonb` parses what the driver has parsed
 * already, and so reads the text `31.42` back as a number.
 */
export const json = <T>() =>
  customType<{ data: T; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => value as T,
  })();

type Columns = Record<string, ExtraConfigColumn>;

/**
 * One index for each column that a list sorts by, ties by id: without it a page of a long list would
 * cost sorting all of it.
 *
 * @param texts those that are sorted as people read them
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

/** The texts of a list as one, for searches: an index takes no function that could ever change. */
export const joinedTexts = (texts: ExtraConfigColumn | PgColumn) => sql`joined_texts(${texts})`;

/** For searches in these texts, whatever part of them is sought. */
export const searchIndex = (
  table: string,
  ...texts: [SQL | ExtraConfigColumn, ...(SQL | ExtraConfigColumn)[]]
) => {
  const [first, ...more] = texts.map((text) => sql`${text} gin_trgm_ops`);
  return index(`${table}_search_idx`).using('gin', first as SQL, ...more);
};
