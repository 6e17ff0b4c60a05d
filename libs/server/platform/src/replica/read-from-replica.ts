import type { Database } from '@lms/server/database';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import { ProblemError } from '../http/problems';
import { isWriter } from './writers';

type Db = Database['db'];

/**
 * Reads from a replica what may be some seconds old: lists and reports. Whoever wrote lately reads
 * from the primary, and so does everybody while no replica is well. What a replica fails is read
 * again there.
 */
export const readFromReplica = async <Answer>(
  { database: { db, replicas } }: Pick<Deps, 'database'>,
  { userId, viewedAsUntil }: Caller,
  ask: (db: Db) => Promise<Answer>,
): Promise<Answer> => {
  const mayRead = replicas.all.length > 0 && !viewedAsUntil && !(await isWriter(db, userId));
  // Picked last: while the mark was looked up, one may have fallen behind.
  const replica = mayRead ? replicas.pick() : undefined;
  if (!replica) return ask(db);
  try {
    return await ask(replica.db);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    return ask(db);
  }
};
