import type { Problem } from '@lms/contract';
import type { Executor } from '@lms/server/database';
import { lastChangeTo } from '../activity/activity-log';
import { ProblemError } from '../http/problems';

interface Stored {
  id: string;
  updatedAt: string;
}

/** Returns who last changed an object, and when. */
export const lastChangeOf = async (
  db: Executor,
  { id, updatedAt }: Stored,
): Promise<NonNullable<Problem['savedBy']>> =>
  // Of many objects the server changes counts, so that they were updated later than changed.
  (await lastChangeTo(db, id)) ?? { name: null, at: updatedAt };

/** Refuses a change of status, which that of somebody else in the meantime may explain. */
export const transitionRefused = async (db: Executor, stored: Stored) =>
  new ProblemError('entity.transitionRefused', undefined, await lastChangeOf(db, stored));
