import type { Entity, FindResult, Permission } from '@lms/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { tableFile } from '../export/table-file';
import type { Caller, Scope } from '../http/caller';
import { ProblemError } from '../http/problems';
import { route } from '../http/route';
import { exportRows, formatOf } from './entity-export';
import { exportSchema, type FindQuery, findSchema } from './entity-schemas';
import { rowLog } from './row-log';

interface ListRoutesOptions<Item extends Entity> {
  /** Path and fields of the list. */
  list: { path: string; money?: readonly string[] } & Record<
    'fields' | 'sortable' | 'filterable',
    readonly string[]
  >;
  /** Column of each filterable field. */
  columns: Record<string, PgColumn>;
  access: Permission;
  find: (scope: Scope, query: FindQuery, caller: Caller) => Promise<FindResult<Item>>;
  /** Replaces values of an item in an export. */
  exported?: (item: Item) => object;
  /** Declares `GET {path}/{id}`; false where another call does. */
  readsItem?: boolean;
}

/** Registers the reads of a list: a page of it, and each item that it shows. */
export const readRoutes = <Item extends Entity>(
  app: FastifyInstance,
  { list, columns, access, find, readsItem = true }: ListRoutesOptions<Item>,
) => {
  const { path } = list;
  const name = path.slice(1);
  route(app, {
    method: 'POST',
    path: `${path}/find`,
    summary: `List ${name}`,
    reads: true,
    access,
    body: findSchema(list, columns),
    handle: ({ scope, body, caller }) => find(scope, body, caller),
  });
  if (!readsItem) return;
  route(app, {
    method: 'GET',
    path: `${path}/:id`,
    summary: `One ${name} of those that the list shows`,
    access,
    handle: async ({ scope, params, caller }) => {
      const one = { filter: { id: params.id }, paginator: { page: 1, pageSize: 1 } };
      const [item] = (await find(scope, one, caller)).items;
      if (!item) throw new ProblemError('entity.notFound');
      return item;
    },
  });
};

/** Registers the calls of a list: its reads, and the export of all rows. */
export const listRoutes = <Item extends Entity>(
  app: FastifyInstance,
  deps: Deps,
  options: ListRoutesOptions<Item>,
) => {
  const { list, columns, access, find, exported } = options;
  const { path, money } = list;
  const name = path.slice(1);

  readRoutes(app, options);
  route(app, {
    method: 'POST',
    path: `${path}/export`,
    summary: `Export all rows of a list of ${name}, or the selected ones, as CSV or XLSX`,
    access,
    body: exportSchema(list, columns),
    limitPerMinute: 20,
    handle: async ({ body: { format, title, columns, ids, ...query }, scope, reply, ...by }) => {
      const log = rowLog(deps, by, name);
      await deps.database.db.transaction((tx) => log(tx, 'EXPORTED', [{ id: null, name }]));
      const { stream, contentType } = tableFile(format, {
        title: title ?? name,
        columns: columns.map((column) => ({
          title: column.title,
          format: formatOf(column, money),
        })),
        batches: exportRows((page) => find(scope, page, by.caller), query, columns, ids, exported),
      });
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${name}.${format}"`)
        .send(stream);
    },
  });
};
