import { isId } from '@lms/contract';
import type { Database, Executor } from '@lms/server/database';
import { type Query, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Writes a condition as text, and the values at its places. */
export const conditionOf = (where: SQL | undefined): Query =>
  where ? dialect.sqlToQuery(where) : { sql: '', params: [] };

/** Puts a placeholder at each place, named by its number. */
const withPlaceholders = (text: string) =>
  text === ''
    ? undefined
    : sql.join(
        text
          .split(/\$(\d+)/)
          .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.placeholder(part))),
      );

interface Prepared<Row> {
  execute: (values: Record<string, unknown>) => Promise<Row[]>;
}

type Db = Database['db'];

/** Maximum of statements that a connection is told of: each keeps its plan in memory. */
const maxStatements = 100;
/** Maximum of ids: a list of them has another text for each length. */
const maxIds = 2;
/** Uses before a statement is prepared: only what is asked for again and again is. */
const usesBefore = 5;

const createPages = () => ({
  statements: new Map<string, unknown>(),
  uses: new LRUCache<string, number>({ max: 1_000 }),
});
const pagesOf = new WeakMap<Db, ReturnType<typeof createPages>>();

/**
 * Reads a first page that is often asked for by a prepared statement, if one plan fits whatever it is
 * asked for: its condition has no values but ids. Statuses and the like are part of its text. Returns
 * nothing otherwise.
 */
export const readPrepared = <Row>(
  db: Db,
  shape: readonly unknown[],
  { sql: text, params }: Query,
  select: (db: Executor, where: SQL | undefined) => { prepare: (name: string) => Prepared<Row> },
): Promise<Row[]> | undefined => {
  const areIds = params.every((value) => typeof value === 'string' && isId(value));
  if (!areIds || params.length > maxIds) return undefined;
  const pages = pagesOf.get(db) ?? createPages();
  pagesOf.set(db, pages);
  const { statements, uses } = pages;
  const key = JSON.stringify([...shape, text]);
  const prepare = () => {
    const name = `page-${createHash('sha256').update(key).digest('base64url')}`;
    return select(db, withPlaceholders(text)).prepare(name);
  };
  const known = statements.get(key) as Prepared<Row> | undefined;
  if (!known) {
    const used = uses.get(key) ?? 0;
    uses.set(key, used + 1);
    if (used < usesBefore || statements.size >= maxStatements) return undefined;
  }
  const statement = known ?? prepare();
  statements.set(key, statement);
  return statement.execute(Object.fromEntries(params.map((value, index) => [index + 1, value])));
};
