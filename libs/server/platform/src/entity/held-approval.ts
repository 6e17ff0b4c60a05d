import { type Executor, type Transaction, users } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../http/caller';
import type { Device } from '../http/device';
import { ProblemError } from '../http/problems';
import { notify } from '../notifications/notify';
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

/** Returns the names of items by id. */
export const findNames = async (db: Executor, table: EntityTable, ids: string[]) =>
  namesOf(await db.select().from(table).where(inArray(table.id, ids)));

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
  // Locked at once and in a fixed order, which prevents deadlocks with other approvals.
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('update');
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
