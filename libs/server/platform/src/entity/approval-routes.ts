import { approvalHoldMs, type HeldApproval, type Permission } from '@lms/contract';
import type { Transaction } from '@lms/server/database';
import { TransactionRollbackError } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Schema } from 'yup';
import type { Deps } from '../deps';
import { catalogChanged } from '../events/catalog-events';
import { type Scope, scopeOf } from '../http/caller';
import { type Device, deviceOf } from '../http/device';
import { ProblemError } from '../http/problems';
import { route } from '../http/route';
import { holdJob, takeJobBack } from '../queue/held-job';
import { withDatabaseProblems } from './database-problems';
import type { ApprovalBody } from './entity-schemas';
import type { EntityTable } from './entity-store';
import { approvalKind, approveWaiting, findApprover, type Held, lockNames } from './held-approval';
import { rowLog } from './row-log';
import type { SavedBy } from './saved-by';

/** Author of a decision, which may take effect after the request. */
export interface JudgedBy extends Omit<SavedBy, 'request'> {
  request: SavedBy['request'] | Device;
}

/** Approves items, all or none; `version` is the one that was read of a single item. */
export type Approve = (
  tx: Transaction,
  by: JudgedBy,
  ids: string[],
  version?: number,
) => Promise<unknown>;

interface ApprovalRoutesOptions {
  path: string;
  table: EntityTable;
  access: Permission;
  body: Schema<ApprovalBody>;
  approve: Approve;
}

/**
 * Registers approvals that can be taken back: everything that would refuse one is told at once, but
 * nothing happens, and nobody is told, before the time to take it back is over.
 */
export const approvalRoutes = (
  app: FastifyInstance,
  deps: Deps,
  { path, table, access, body, approve }: ApprovalRoutesOptions,
) => {
  const { database, events, now, queue } = deps;
  const { db } = database;
  const name = path.slice(1);
  const noun = name.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const kind = approvalKind(path);

  const run = (tx: Transaction, scope: Scope, { caller, device, ids, version }: Held) => {
    const log = rowLog(deps, { caller, request: device }, name);
    return approve(tx, { scope, caller, request: device, log }, ids, version);
  };

  /** Approves and rolls back, so that a refusal is told while the reader is there. */
  const tryOut = async (tx: Transaction, scope: Scope, held: Held) => {
    try {
      await withDatabaseProblems('write', () =>
        tx.transaction(async (inner) => {
          await run(inner, scope, held);
          inner.rollback();
        }),
      );
    } catch (error) {
      if (!(error instanceof TransactionRollbackError)) throw error;
    }
  };

  queue.handle(kind, async (payload) => {
    const held = payload as Held;
    const caller = await findApprover(db, held.caller);
    const scope = caller && scopeOf(caller, access);
    if (!scope) return app.log.warn({ kind }, 'held approval refused: its approver lost the right');
    const runOne = (tx: Transaction, id: string) => run(tx, scope, { ...held, caller, ids: [id] });
    await db.transaction((tx) => approveWaiting(tx, held, table, runOne, app.log));
    events.committed(catalogChanged);
  });

  route(app, {
    method: 'POST',
    path: `${path}/approval`,
    operationId: `hold${noun}Approval`,
    summary: `Approve several ${name} in ten seconds, if all can be approved now; until then it can be taken back`,
    access,
    body,
    handle: async ({ body: { ids, version }, scope, caller, request, reply }) => {
      const answer = await db.transaction(async (tx): Promise<HeldApproval> => {
        const names = await lockNames(tx, table, ids);
        const held: Held = { ids, version, names, caller, device: deviceOf(request) };
        await tryOut(tx, scope, held);
        const createdAt = now();
        const runAt = new Date(createdAt.getTime() + approvalHoldMs);
        const id = await holdJob(tx, { kind, payload: held, createdAt, runAt });
        return { id, ids, until: runAt.toISOString() };
      });
      return reply.status(201).send(answer);
    },
  });

  route(app, {
    method: 'DELETE',
    path: `${path}/:approvalId/approval`,
    operationId: `takeBack${noun}Approval`,
    summary: `Take an own approval of ${name} back; 409 approval.done once it has taken effect`,
    access,
    handle: async ({ params: { approvalId }, caller, reply }) => {
      await db.transaction(async (tx) => {
        const held = (await takeJobBack(tx, kind, approvalId)) as Held | undefined;
        if (!held) throw new ProblemError('approval.done');
        if (held.caller.userId !== caller.userId) throw new ProblemError('entity.notFound');
      });
      return reply.status(204).send();
    },
  });
};
