import { customType, integer, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A moment as ISO 8601 in UTC, stored as `timestamptz` with milliseconds. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

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
