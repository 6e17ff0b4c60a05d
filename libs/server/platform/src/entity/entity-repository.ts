import type { EntityTypes, FindResult, LocalizedText } from '@lms/contract';
import type { Transaction } from '@lms/server/database';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lastChangedBy } from '../activity/activity-log';
import type { Deps } from '../deps';
import type { Scope } from '../http/caller';
import { ProblemError } from '../http/problems';
import { withDatabaseProblems } from './database-problems';
import { deleteOrName } from './delete-or-name';
import { keepDeleted, readParts, restoreParts, takeDeleted } from './deleted-rows';
import type { FindQuery } from './entity-schemas';
import type { EntityStore, EntityTable } from './entity-store';
import { findIds, findRows, matchesFilters, matchesTerm } from './find-rows';
import { transitionRefused } from './last-change';
import { countLeftOut, type MovableIf } from './left-out';
import { refuseLoop } from './refuse-loop';
import type { RowLog } from './saved-by';

type Row = { id: string; updatedAt: string; status: string };
type Values = Record<string, unknown>;

const nothingLogged: RowLog = () => Promise.resolve();

/** Returns the display name of a row. */
const nameOf = ({ name, title }: Values): string => {
  const given = name ?? title ?? '';
  return typeof given === 'string' ? given : (given as LocalizedText).en;
};
/** Returns the ids of rows with their display names. */
export const named = (rows: object[]) =>
  rows.map((row) => ({ id: (row as Row).id, name: nameOf(row as Values) }));

/**
 * Returns the organization of a new row: the caller's own. Only callers who reach every
 * organization choose one.
 *
 * @throws ProblemError auth.forbidden for a caller without an organization
 */
export const ownerOf = (scope: Scope, given: unknown, field = 'organizationId'): string => {
  if (scope.kind === 'own') {
    if (!scope.organizationId) throw new ProblemError('auth.forbidden');
    return scope.organizationId;
  }
  if (typeof given === 'string') return given;
  throw new ProblemError('validation.failed', [{ field, code: 'required' }]);
};

/**
 * Creates the reads and writes of an entity. Every call takes the caller's scope and treats rows
 * outside it as missing.
 */
export const createEntityRepository = <T extends EntityTypes, Table extends EntityTable>(
  { database: { db }, now }: Pick<Deps, 'database' | 'now'>,
  {
    resource,
    table,
    searchColumns,
    toItem,
    toItems,
    checkWritten,
    beforeDelete,
    onDelete,
    checkStatus,
    tenantField,
    within: alsoWithin,
    parts = [],
    parentField,
  }: EntityStore<T, Table>,
) => {
  const entity: EntityTable = table;
  const columns = getTableColumns(entity) as Record<string, PgColumn>;
  const itemOf = (row: unknown) =>
    (toItem ? toItem(row as Table['$inferSelect']) : row) as T['item'];
  const itemsOf = async (rows: unknown[], from = db) =>
    toItems ? toItems(from, rows as Table['$inferSelect'][]) : rows.map(itemOf);
  const oneItemOf = async (row: unknown) => (await itemsOf([row]))[0] as T['item'];

  const ofTenant = (scope: Scope): SQL | undefined => {
    if (scope.kind === 'all') return undefined;
    const column = tenantField && columns[tenantField];
    return column && scope.organizationId ? eq(column, scope.organizationId) : sql`false`;
  };
  const within = (scope: Scope) => and(ofTenant(scope), alsoWithin?.(scope));
  const matching = (scope: Scope, { filter, searchTerm }: FindQuery) =>
    and(within(scope), matchesFilters(columns, filter), matchesTerm(searchColumns, searchTerm));
  /** Returns the statuses that may change to another. */
  const statusesBefore = (status: T['status']) =>
    resource.statuses.filter((one) => resource.transitions[one].includes(status));
  const oneOf = (scope: Scope, id: string) => and(eq(entity.id, id), within(scope));

  /** Returns the values of a new row. */
  const ownedBy = (scope: Scope, input: object): Values => {
    if (scope.kind === 'all' && !tenantField) return { ...input };
    if (!tenantField) throw new ProblemError('auth.forbidden');
    return { ...input, [tenantField]: ownerOf(scope, (input as Values)[tenantField], tenantField) };
  };

  /**
   * Returns the values of a change. The organization never changes, because related rows belong to
   * it as well.
   */
  const changedBy = (scope: Scope, input: object): Values => {
    if (!tenantField && scope.kind === 'own') throw new ProblemError('auth.forbidden');
    const values: Values = { ...input };
    if (tenantField) delete values[tenantField];
    return values;
  };

  const checkTree = async (tx: Transaction, values: Record<string, unknown>, id: string) => {
    const column = parentField && columns[parentField];
    if (!column) return;
    const parentId = values[parentField] as string | null;
    await refuseLoop(tx, entity, { field: parentField, column }, id, parentId);
  };

  /** Locks rows in a fixed order, which prevents deadlocks between bulk calls. */
  const lock = async (tx: Transaction, scope: Scope, ids: string[]): Promise<(Row & Values)[]> => {
    const rows = await tx
      .select()
      .from(entity)
      .where(and(inArray(entity.id, ids), within(scope)))
      .orderBy(entity.id)
      .for('update');
    if (rows.length < new Set(ids).size) throw new ProblemError('entity.notFound');
    return rows as (Row & Values)[];
  };

  const get = async (scope: Scope, id: string): Promise<T['item']> => {
    const [row] = await db.select().from(entity).where(oneOf(scope, id));
    if (!row) throw new ProblemError('entity.notFound');
    return oneItemOf(row);
  };

  const deleteRows = async (tx: Transaction, ids: string[]) => {
    await beforeDelete?.(tx, ids);
    await onDelete?.(tx, ids);
    await tx.delete(entity).where(inArray(entity.id, ids));
  };

  const deleteItems = (scope: Scope, ids: string[], log = nothingLogged): Promise<string[]> =>
    withDatabaseProblems('delete', () =>
      db.transaction(async (tx) => {
        const rows = await lock(tx, scope, ids);
        const partsOf = resource.restorable && (await readParts(tx, parts, ids));
        await deleteOrName(tx, rows, deleteRows);
        if (partsOf) await keepDeleted(tx, resource.path, rows, partsOf, now());
        await log(tx, 'DELETED', named(rows));
        return rows.map((row) => row.id);
      }),
    );

  return {
    /** @param from - database to read, a replica for example */
    async find(scope: Scope, query: FindQuery, from = db): Promise<FindResult<T['item']>> {
      const where = matching(scope, query);
      const { rows, ...total } = await findRows(from, entity, columns, where, query);
      return { items: await itemsOf(rows, from), ...total };
    },

    get,

    /**
     * Finds the ids of all rows that a list's state matches.
     *
     * @throws ProblemError entity.tooMany
     */
    findMatching: (scope: Scope, query: FindQuery, further?: SQL): Promise<string[]> =>
      findIds(db, entity, and(matching(scope, query), further)),

    /**
     * Finds the ids of all rows that a list's state matches and that may change to a status.
     *
     * @param conditions - what holds for those that the caller may change
     * @throws ProblemError entity.tooMany
     */
    async findMovable(
      scope: Scope,
      query: FindQuery,
      status: T['status'],
      conditions: MovableIf = {},
    ): Promise<string[]> {
      const from = statusesBefore(status);
      if (from.length === 0) return [];
      const inStatus = inArray(entity.status, from);
      const movable = and(matching(scope, query), inStatus, ...Object.values(conditions));
      return findIds(db, entity, movable);
    },

    /** Counts, by reason, the rows that match and that {@link findMovable} leaves out. */
    countLeftOut: (scope: Scope, query: FindQuery, status: T['status'], conditions?: MovableIf) =>
      countLeftOut(db, entity, matching(scope, query), {
        status,
        from: statusesBefore(status),
        conditions,
      }),

    create(scope: Scope, input: T['input'], log = nothingLogged): Promise<string> {
      const values = ownedBy(scope, input);
      return withDatabaseProblems('write', () =>
        db.transaction(async (tx) => {
          const rows = await tx.insert(entity).values(values).returning();
          await checkWritten?.(tx, rows[0] as Table['$inferSelect']);
          await log(tx, 'CREATED', named(rows));
          return (rows[0] as Row).id;
        }),
      );
    },

    /** @throws ProblemError entity.conflict if the row was saved since `version` was read */
    async update(
      scope: Scope,
      id: string,
      input: T['input'],
      version: number,
      log = nothingLogged,
    ): Promise<T['item']> {
      const values = changedBy(scope, input);
      const row = await withDatabaseProblems('write', () =>
        db.transaction(async (tx) => {
          await checkTree(tx, values, id);
          const [updated] = await tx
            .update(entity)
            .set({ ...values, version: sql`${entity.version} + 1` })
            .where(and(oneOf(scope, id), eq(entity.version, version)))
            .returning();
          if (!updated) return undefined;
          await checkWritten?.(tx, updated as Table['$inferSelect']);
          await log(tx, 'CHANGED', named([updated]));
          return updated;
        }),
      );
      if (row) return oneItemOf(row);
      const { updatedAt } = await get(scope, id);
      throw new ProblemError('entity.conflict', undefined, {
        name: await lastChangedBy(db, id),
        at: updatedAt,
      });
    },

    /**
     * Changes the status of all rows or none.
     *
     * @throws ProblemError entity.transitionRefused if the transition is not allowed for one of
     *   them
     */
    updateStatus(
      scope: Scope,
      ids: string[],
      status: T['status'],
      log = nothingLogged,
    ): Promise<string[]> {
      return db.transaction(async (tx) => {
        const rows = await lock(tx, scope, ids);
        const mayFollow = (from: string) =>
          resource.transitions[from as T['status']].includes(status);
        const refused = rows.find((row) => !mayFollow(row.status));
        if (refused) throw await transitionRefused(tx, refused);
        await checkStatus?.(tx, rows as Table['$inferSelect'][], status);
        await tx
          .update(entity)
          .set({ status, version: sql`${entity.version} + 1` })
          .where(inArray(entity.id, ids));
        await log(tx, 'STATUS_CHANGED', named(rows));
        return rows.map((row) => row.id);
      });
    },

    /** Deletes all rows or none. */
    deleteItems,

    /**
     * Restores all or none of the rows, up to an hour after they were deleted.
     *
     * @throws ProblemError entity.notFound if one of them is no longer stored or out of scope
     */
    restoreItems(scope: Scope, ids: string[], log = nothingLogged): Promise<string[]> {
      return withDatabaseProblems('write', () =>
        db.transaction(async (tx) => {
          const deleted = await takeDeleted(tx, resource.path, ids, now());
          const rows = deleted.map(({ row }) => row);
          const isOwn = (row: Values) =>
            scope.kind === 'all' ||
            (tenantField !== undefined &&
              scope.organizationId !== null &&
              row[tenantField] === scope.organizationId);
          if (rows.length < new Set(ids).size || !rows.every(isOwn)) {
            throw new ProblemError('entity.notFound');
          }
          await tx.insert(entity).values(rows);
          await restoreParts(tx, parts, deleted);
          await log(tx, 'RESTORED', named(rows));
          return ids;
        }),
      );
    },
  };
};
