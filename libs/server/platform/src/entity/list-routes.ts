import type { Entity, FindResult, Permission } from '@lms/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { tableFile } from '../export/table-file';
import type { Scope } from '../http/caller';
import { route } from '../http/route';
import { exportRows, formatOf } from './entity-export';
import { exportSchema, type FindQuery, findSchema } from './entity-schemas';
import { rowLog } from './row-log';

interface ListRoutesOptions<Item extends Entity> {
  /** Path, sortable and filterable fields of the list. */
  list: { path: string; sortable: readonly string[]; filterable: readonly string[] };
  /** Column of each filterable field. */
  columns: Record<string, PgColumn>;
  access: Permission;
  find: (scope: Scope, query: FindQuery) => Promise<FindResult<Item>>;
}

/** Registers the two calls of every list: a page, and the export of all. */
export const listRoutes = <Item extends Entity>(
  app: FastifyInstance,
  deps: Deps,
  { list, columns, access, find }: ListRoutesOptions<Item>,
) => {
  const { path } = list;
  const name = path.slice(1);

  route(app, {
    method: 'POST',
    path: `${path}/find`,
    summary: `List of ${name}`,
    reads: true,
    access,
    body: findSchema(list, columns),
    handle: ({ scope, body }) => find(scope, body),
  });
  route(app, {
    method: 'POST',
    path: `${path}/export`,
    summary: `All rows of a list of ${name}, or the selected ones, as CSV or XLSX`,
    access,
    body: exportSchema(list, columns),
    limitPerMinute: 20,
    handle: async ({ body: { format, title, columns, ids, ...query }, scope, reply, ...by }) => {
      const log = rowLog(deps, by, name);
      await deps.database.db.transaction((tx) => log(tx, 'EXPORTED', [{ id: null, name }]));
      const { stream, contentType } = tableFile(format, {
        title: title ?? name,
        columns: columns.map((column) => ({ title: column.title, format: formatOf(column) })),
        batches: exportRows((page) => find(scope, page), query, columns, ids),
      });
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .send(stream);
    },
  });
};
