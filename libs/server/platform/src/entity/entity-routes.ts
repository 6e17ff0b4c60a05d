import type { EntityTypes, MatchingChange, Permission } from '@lms/contract';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import type { Scope } from '../http/caller';
import { ProblemError } from '../http/problems';
import { route } from '../http/route';
import { readFromReplica } from '../replica/read-from-replica';
import { approvalRoutes, type Approve } from './approval-routes';
import { createEntityRepository } from './entity-repository';
import { entitySchemas } from './entity-schemas';
import type { EntityStore, EntityTable } from './entity-store';
import type { MovableIf } from './left-out';
import { listRoutes } from './list-routes';
import { rowLog } from './row-log';
import type { SavedBy } from './saved-by';

interface EntityRoutesOptions<T extends EntityTypes, Table extends EntityTable> extends EntityStore<
  T,
  Table
> {
  /** Permissions to read and to write; the permission table defines the scope of each. */
  permissions: {
    read: Permission;
    write: Permission;
    /** Permission to update; the one to write by default. */
    update?: Permission;
    delete?: Permission;
    /** Permission to approve; the one to write by default. */
    approve?: Permission;
  };
  /** Refuses an input that the caller may not write. */
  checkInput?: (scope: Scope, input: T['input']) => void;
  /** Replaces create and update of the repository, if an input is stored as more than one row. */
  saves?: {
    create: (by: SavedBy, input: T['input']) => Promise<string>;
    update: (by: SavedBy, id: string, input: T['input'], version: number) => Promise<void>;
  };
  /** Replaces the read of one item, if it holds more than an item of the list. */
  read?: (scope: Scope, id: string) => Promise<T['item']>;
  /** Replaces the change of status, if it has further effects. Applies to all ids or none. */
  move?: (by: SavedBy, ids: string[], status: T['status'], reason?: string) => Promise<string[]>;
  /** Approves items that wait for it, in the caller's transaction; with it come its calls. */
  approve?: Approve;
  /** Limits a change of all matching rows to those that the caller may change. */
  movable?: (by: SavedBy) => MovableIf;
  /** Replaces the delete, if it has further effects. Applies to all ids or none. */
  remove?: (by: SavedBy, ids: string[]) => Promise<string[]>;
  /** Replaces values of an item in an export. */
  exported?: (item: T['item']) => object;
  /** Maximum size of a body in bytes; the server-wide limit by default. */
  bodyLimit?: number;
}

/** Returns the input of a body that also carries read-only fields. */
const inputOf = (fields: readonly string[], body: Record<string, unknown>) =>
  Object.fromEntries(fields.filter((name) => name in body).map((name) => [name, body[name]]));

/**
 * Registers the generic calls of an entity (specification, section 7) under the resource's path:
 * find, create, get, update, delete, updateStatus and deleteItems.
 */
export const entityRoutes = <T extends EntityTypes, Table extends EntityTable>(
  app: FastifyInstance,
  deps: Deps,
  {
    permissions,
    checkInput,
    saves,
    read,
    move,
    approve,
    movable,
    remove,
    exported,
    bodyLimit,
    ...store
  }: EntityRoutesOptions<T, Table>,
) => {
  const { path, inputSchema } = store.resource;
  const columns = getTableColumns(store.table as EntityTable) as Record<string, PgColumn>;
  const schemas = entitySchemas(store.resource, columns);
  const repository = createEntityRepository(deps, store);
  const inputFields = Object.keys(inputSchema.fields);
  const name = path.slice(1);
  const readItem = read ?? repository.get;
  const savedBy = ({ scope, caller, request }: Omit<SavedBy, 'log'>): SavedBy => {
    return { scope, caller, request, log: rowLog(deps, { caller, request }, name) };
  };
  const moveAll = (by: SavedBy, ids: string[], status: T['status'], reason?: string) =>
    move ? move(by, ids, status, reason) : repository.updateStatus(by.scope, ids, status, by.log);
  const removeAll = (context: Omit<SavedBy, 'log'>, ids: string[]) => {
    const by = savedBy(context);
    return remove ? remove(by, ids) : repository.deleteItems(by.scope, ids, by.log);
  };

  listRoutes(app, deps, {
    list: store.resource,
    columns,
    access: permissions.read,
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (db) => repository.find(scope, query, db)),
    exported,
    readsItem: false,
  });
  route(app, {
    method: 'POST',
    path,
    summary: `Create ${name}`,
    access: permissions.write,
    body: schemas.create,
    bodyLimit,
    handle: async ({ body, reply, ...context }) => {
      const by = savedBy(context);
      const input = body as T['input'];
      checkInput?.(by.scope, input);
      const id = saves
        ? await saves.create(by, input)
        : await repository.create(by.scope, input, by.log);
      return reply.status(201).send({ id });
    },
  });
  route(app, {
    method: 'GET',
    path: `${path}/:id`,
    summary: `Read ${name}`,
    access: permissions.read,
    handle: ({ scope, params }) => readItem(scope, params.id),
  });
  route(app, {
    method: 'PUT',
    path: `${path}/:id`,
    summary: `Update ${name}; 409 when somebody saved since \`version\` was read`,
    access: permissions.update ?? permissions.write,
    body: schemas.update,
    bodyLimit,
    handle: async ({ params: { id }, body, ...context }) => {
      const by = savedBy(context);
      const input = inputOf(inputFields, body) as T['input'];
      checkInput?.(by.scope, input);
      if (!saves) return repository.update(by.scope, id, input, body.version, by.log);
      await saves.update(by, id, input, body.version);
      return readItem(by.scope, id);
    },
  });
  route(app, {
    method: 'DELETE',
    path: `${path}/:id`,
    summary: `Delete ${name}`,
    access: permissions.delete ?? permissions.write,
    handle: async ({ params, reply, ...context }) => {
      await removeAll(context, [params.id]);
      return reply.status(204).send();
    },
  });
  route(app, {
    method: 'PUT',
    path: `${path}/updateStatus`,
    summary: `Change the status of several ${name}, all or none`,
    access: permissions.write,
    body: schemas.updateStatus,
    handle: async ({ body: { ids, status, reason }, ...context }) => {
      return { ids: await moveAll(savedBy(context), ids, status, reason), status };
    },
  });
  route(app, {
    method: 'PUT',
    path: `${path}/updateStatusOfAll`,
    summary: `Change the status of all ${name} that a list's state matches and that may take it, all or none; without \`confirmed\` only counts them`,
    access: permissions.write,
    body: schemas.updateStatusOfAll,
    limitPerMinute: 20,
    handle: async ({
      body: { status, reason, confirmed, ...query },
      ...context
    }): Promise<MatchingChange> => {
      const by = savedBy(context);
      const conditions = movable?.(by);
      const ids = await repository.findMovable(by.scope, query, status, conditions);
      if (confirmed === undefined) {
        const leftOut = await repository.countLeftOut(by.scope, query, status, conditions);
        return { count: ids.length, changed: 0, ...(leftOut.length > 0 && { leftOut }) };
      }
      if (confirmed !== ids.length) throw new ProblemError('entity.countChanged');
      const moved = await moveAll(by, ids, status, reason);
      return { count: ids.length, changed: moved.length };
    },
  });
  route(app, {
    method: 'PUT',
    path: `${path}/deleteItems`,
    summary: `Delete several ${name}, all or none`,
    access: permissions.delete ?? permissions.write,
    body: schemas.deleteItems,
    handle: async ({ body: { ids }, ...context }) => ({ ids: await removeAll(context, ids) }),
  });
  if (approve) {
    const access = permissions.approve ?? permissions.write;
    approvalRoutes(app, deps, {
      path,
      table: store.table,
      access,
      body: schemas.approval,
      approve,
    });
  }
  if (store.resource.restorable) {
    route(app, {
      method: 'PUT',
      path: `${path}/restoreItems`,
      summary: `Restore ${name} deleted within the last hour, all or none`,
      access: permissions.write,
      body: schemas.deleteItems,
      handle: async ({ scope, body: { ids }, ...by }) => ({
        ids: await repository.restoreItems(scope, ids, rowLog(deps, by, name)),
      }),
    });
  }
};
