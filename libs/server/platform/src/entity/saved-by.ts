import type { ActivityAction } from '@lms/contract';
import type { Transaction } from '@lms/server/database';
import type { FastifyRequest } from 'fastify';
import type { Caller, Scope } from '../http/caller';

type RowAction = Extract<
  ActivityAction,
  'CREATED' | 'CHANGED' | 'STATUS_CHANGED' | 'DELETED' | 'RESTORED' | 'EXPORTED'
>;
/** Logs an action on rows, in the transaction of the action. */
export type RowLog = (
  tx: Transaction,
  action: RowAction,
  /** Rows of the action; the export of a whole list has no id. */
  rows: { id: string | null; name: string }[],
) => Promise<void>;

/** Author of a write, with scope and log. */
export interface SavedBy {
  scope: Scope;
  caller: Caller;
  request: FastifyRequest;
  log: RowLog;
}
