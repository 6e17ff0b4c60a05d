import type { Pool, PoolClient } from 'pg';

/** Connection that runs statements. */
export type Connection = Pick<Pool | PoolClient, 'query'>;

/** Table of the product; its names are quoted where SQL needs it. */
export interface MovableTable {
  name: string;
  columns: { name: string; type: string }[];
  /** Columns of the primary key. */
  key: string[];
}

/** Columns stand by name: a table that was altered has them in another order. */
const statement = `
  select quote_ident(relname) as name,
    (select json_agg(
        json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
        order by attname)
      from pg_attribute
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    (select array_agg(quote_ident(attname) order by array_position(indkey::int2[], attnum))
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = pg_class.oid and indisprimary) as key
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`;

/** Returns the tables of a database, by name. */
export const findTables = async (connection: Connection): Promise<MovableTable[]> =>
  (await connection.query<MovableTable>(statement)).rows;
