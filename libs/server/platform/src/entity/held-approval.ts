import { type Executor, jobs, type Transaction, users } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../http/caller';
import type { Device } from '../http/device';
import { ProblemError } from '../http/problems';
import { notify } from '../notifications/notify';
import { isUnbegun } from '../queue/held-job';
import { withDatabaseProblems } from './database-problems';
import { named } from './entity-repository';
import type { ApprovalBody } from './entity-schemas';
import type { EntityTable } from './entity-store';

/** Approval that has yet to take effect, as its job keeps it. */
export interface Held extends ApprovalBody {
  caller: Caller;
  device: Device;
  /** Names of the items by id, for those that are deleted meanwhile. */
  names: Record<string, string>;
}

/** Returns the kind of the jobs that hold approvals, by the path of the entity. */
export const approvalKind = (path: string) => `${path.slice(1)}.approval`;

/**
 * Leaves the decision to whoever has approved one of the items, and may still take that back.
 *
 * @throws ProblemError approval.held, with the name of the approver
 */
export const requireNotHeld = async (db: Executor, path: string, ids: readonly string[]) => {
  const waiting = await db
    .select({ payload: jobs.payload, at: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.kind, approvalKind(path)), isUnbegun));
  for (const { payload, at } of waiting) {
    const held = payload as Held;
    if (!held.ids.some((id) => ids.includes(id))) continue;
    const [approver] = await db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, held.caller.userId));
    throw new ProblemError('approval.held', undefined, { name: approver?.name ?? null, at });
  }
};

/** Returns a caller with the rights of now; nothing if the account is no longer active. */
export const findApprover = async (db: Executor, caller: Caller): Promise<Caller | undefined> => {
  const [account] = await db
    .select({ roles: users.roles, organizationId: users.organizationId })
    .from(users)
    .where(and(eq(users.id, caller.userId), eq(users.status, 'ACTIVE')));
  return account && { ...caller, ...account };
};

const namesOf = (rows: object[]) =>
  Object.fromEntries(named(rows).map(({ id, name }) => [id, name]));

/** Locks items, at once and in a fixed order, which prevents deadlocks with other approvals. */
const lockRows = (tx: Transaction, table: EntityTable, ids: string[]) =>
  tx.select().from(table).where(inArray(table.id, ids)).orderBy(table.id).for('update');

/** Returns the names of items by id. A decision about one of them waits for the transaction. */
export const lockNames = async (tx: Transaction, table: EntityTable, ids: string[]) =>
  namesOf(await lockRows(tx, table, ids));

/**
 * Approves those items that still wait, and notifies the approver of the others.
 *
 * @param approve - approves one of them, in a savepoint
 */
export const approveWaiting = async (
  tx: Transaction,
  { ids, names, caller }: Held,
  table: EntityTable,
  approve: (tx: Transaction, id: string) => Promise<unknown>,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => {
  const rows = await lockRows(tx, table, ids);
  // The name that an account had before it was closed is not kept here either.
  const namesNow: Record<string, string> = { ...names, ...namesOf(rows) };
  for (const id of new Set(ids)) {
    try {
      await tx.transaction((inner) => withDatabaseProblems('write', () => approve(inner, id)));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      log.warn({ id, code: error.code }, 'held approval refused');
      const name = namesNow[id];
      if (name)
        await notify(tx, { userId: caller.userId, kind: 'APPROVAL_LAPSED', params: { name } });
    }
  }
};
