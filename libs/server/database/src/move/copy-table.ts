import type { Pool, PoolClient } from 'pg';
import type { MovableTable } from './movable-tables';

/** Most rows of a lot, and the characters after which it takes no further row. */
const lotRows = 1_000;
const lotLength = 4_000_000;

type Values = (string | null)[];

/** Selects the next rows by the key, as texts: at least one, and no more than a lot holds. */
const selectLot = ({ name, columns, key }: MovableTable, isFirst: boolean) => {
  const texts = columns.map((column) => `sized.${column.name}::text`).join(', ');
  const keys = key.join(', ');
  const typeOf = (part: string) => columns.find((column) => column.name === part)?.type;
  const last = key.map((part, index) => `$${index + 1}::${typeOf(part)}`).join(', ');
  return `
    select ${texts}
    from (
      select *, sum(length(lot::text)) over (order by ${keys}) - length(lot::text) as before
      from (
        select * from ${name} ${isFirst ? '' : `where (${keys}) > (${last})`}
        order by ${keys} limit ${lotRows}
      ) lot
    ) sized
    where before < ${lotLength}
    order by ${key.map((part) => `sized.${part}`).join(', ')}`;
};

/** Inserts rows from an array of texts for each column. */
const insertLot = ({ name, columns }: MovableTable) => {
  const each = (write: (index: number) => string) =>
    columns.map((_column, index) => write(index)).join(', ');
  return `
    insert into ${name} (${columns.map((column) => column.name).join(', ')})
    overriding system value
    select ${each((index) => `c${index}::${columns[index]?.type}`)}
    from unnest(${each((index) => `$${index + 1}::text[]`)}) as lot (${each((index) => `c${index}`)})`;
};

/** Copies the next lot in a transaction with the place that it reaches; returns its rows. */
const copyLot = async (table: MovableTable, source: Pool, target: PoolClient) => {
  const { columns, key } = table;
  const { rows: places } = await target.query<{ reached: string[] | null }>(
    'select reached from lms_move.tables where name = $1 for update',
    [table.name],
  );
  const reached = places[0]?.reached ?? null;
  const { rows } = await source.query<Values>({
    text: selectLot(table, !reached),
    values: reached ?? [],
    rowMode: 'array',
  });
  const last = rows.at(-1);
  if (!last) return 0;
  await target.query(
    insertLot(table),
    columns.map((_column, index) => rows.map((row) => row[index])),
  );
  const next = key.map((part) => last[columns.findIndex((column) => column.name === part)]);
  await target.query('update lms_move.tables set reached = $2 where name = $1', [table.name, next]);
  return rows.length;
};

/**
 * Copies what is not copied yet of a table, in lots: a move that is interrupted goes on with the
 * next one.
 */
export const copyTable = async (table: MovableTable, source: Pool, target: PoolClient) => {
  let copied: number;
  do {
    await target.query('begin');
    copied = await copyLot(table, source, target);
    await target.query('commit');
  } while (copied > 0);
};
