import { isId } from '@lms/contract';
import { type Database, type Executor, preparedStatement } from '@lms/server/database';
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

interface Statement<Row> {
  prepare: (name: string) => { execute: (values: Record<string, unknown>) => Promise<Row[]> };
}

/** Statements of first pages, by what is the same in all calls of one. */
const statements = new Map<string, unknown>();
/** Maximum of statements that a connection is told of: each keeps its plan in memory. */
const maxStatements = 100;
/** Uses of those that are not prepared: only what is asked for again and again is. */
const uses = new LRUCache<string, number>({ max: 1_000 });
const usesBefore = 5;
/** Maximum of ids: a list of them has another text for each length. */
const maxIds = 2;

/**
 * Reads a first page that is often asked for by a prepared statement, if one plan fits whatever it is
 * asked for: its condition has no values but ids. Statuses and the like are part of its text. Returns nothing
 * otherwise.
 */
export const readPrepared = <Row>(
  db: Database['db'],
  shape: readonly unknown[],
  { sql: text, params }: Query,
  select: (db: Executor, where: SQL | undefined) => Statement<Row>,
): Promise<Row[]> | undefined => {
  const areIds = params.every((value) => typeof value === 'string' && isId(value));
  if (!areIds || params.length > maxIds) return undefined;
  const key = JSON.stringify([...shape, text]);
  const create = () => {
    const name = `page-${createHash('sha256').update(key).digest('base64url')}`;
    return preparedStatement((db) => select(db, withPlaceholders(text)).prepare(name));
  };
  type Prepared = ReturnType<typeof create>;
  const known = statements.get(key) as Prepared | undefined;
  if (!known) {
    const used = uses.get(key) ?? 0;
    uses.set(key, used + 1);
    if (used < usesBefore || statements.size >= maxStatements) return undefined;
  }
  const statement = known ?? create();
  statements.set(key, statement);
  return statement(db).execute(
    Object.fromEntries(params.map((value, index) => [index + 1, value])),
  );
};
