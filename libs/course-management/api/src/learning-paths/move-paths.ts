import type { ActivityAction, CourseStatus } from '@lms/contract';
import { learningPathResource } from '@lms/course-management/contract';
import { learningPaths, type Transaction, users } from '@lms/server/database';
import {
  type Deps,
  type JudgedBy,
  lastChangeOf,
  ProblemError,
  recordActivity,
  requireNotHeld,
  transitionRefused,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import { requireMoves, requireReason } from '../approval/check-moves';
import { notifyApprovers, notifyAuthors } from '../approval/notify-people';
import { requireOffered } from './check-courses';
import type { PathRow } from './path-items';
import { lockPaths } from './path-store';

interface Move extends Pick<JudgedBy, 'caller' | 'request'> {
  tx: Transaction;
  deps: Deps;
}

const setStatus = async (
  { tx, deps, caller, request }: Move,
  { id, title }: PathRow,
  change: Partial<Pick<PathRow, 'status' | 'rejectionReason' | 'submittedAt'>>,
  action: ActivityAction = 'STATUS_CHANGED',
) => {
  await tx
    .update(learningPaths)
    .set({ ...change, version: sql`${learningPaths.version} + 1` })
    .where(eq(learningPaths.id, id));
  await recordActivity(tx, {
    at: deps.now().toISOString(),
    caller,
    request,
    action,
    subject: title,
    subjectId: id,
    entity: 'learning-path',
  });
};

const formPath = (id: string) => `/course-management/create-learning-path?item=${id}`;

const tellAuthors = (
  { tx, deps, caller: { userId } }: Move,
  { id, organizationId, title, savedBy }: PathRow,
  reason?: string,
) => {
  const lastSaver = savedBy ? eq(users.id, savedBy) : undefined;
  const judged = { organizationId, named: { path: title }, lastSaver };
  return notifyAuthors(tx, deps, judged, { link: formPath(id), userId, reason });
};

const submit = async (move: Move, path: PathRow) => {
  const { tx, deps, caller } = move;
  await requireOffered(tx, path.courseIds);
  const submittedAt = deps.now().toISOString();
  const change = { status: 'PENDING', submittedAt, rejectionReason: null } as const;
  await setStatus(move, path, change, 'SUBMITTED');
  const { id, organizationId, title } = path;
  await notifyApprovers(
    tx,
    { organizationId, named: { path: title } },
    { link: formPath(id), submitterId: caller.userId },
  );
};

const approve = async (move: Move, path: PathRow) => {
  if (path.status !== 'PENDING') throw await transitionRefused(move.tx, path);
  await requireNotHeld(move.tx, learningPathResource.path, [path.id]);
  await requireOffered(move.tx, path.courseIds);
  await setStatus(move, path, { status: 'ACTIVE' }, 'APPROVED');
  await tellAuthors(move, path);
};

const reject = async (move: Move, path: PathRow, reason: string) => {
  await requireNotHeld(move.tx, learningPathResource.path, [path.id]);
  await setStatus(move, path, { status: 'REJECTED', rejectionReason: reason }, 'REJECTED');
  await tellAuthors(move, path, reason);
};

const moveOne = async (move: Move, path: PathRow, status: CourseStatus, reason?: string) => {
  if (status === 'PENDING') return submit(move, path);
  if (status === 'REJECTED') return reject(move, path, requireReason(reason));
  if (status !== 'ACTIVE') return setStatus(move, path, { status });
  if (path.status === 'PENDING') return approve(move, path);
  await requireOffered(move.tx, path.courseIds);
  return setStatus(move, path, { status });
};

/**
 * Handles `PUT /learning-path/updateStatus`: all paths or none, each by the rules of its transition.
 *
 * @throws ProblemError entity.transitionRefused, approval.held, auth.forbidden for who may not
 *   judge, or learningPath.notReady where a course is not on offer
 */
export const movePaths = async (
  tx: Transaction,
  deps: Deps,
  { scope, caller, request }: Omit<JudgedBy, 'log'>,
  ids: string[],
  status: CourseStatus,
  reason?: string,
): Promise<string[]> => {
  const found = await lockPaths(tx, scope, ids);
  await requireMoves(tx, learningPathResource, found, status, caller);
  for (const path of found) await moveOne({ tx, deps, caller, request }, path, status, reason);
  return found.map(({ id }) => id);
};

/**
 * Publishes submitted paths, all or none.
 *
 * @param version - the one that was judged; by default any
 * @throws ProblemError entity.conflict for another version
 */
export const approvePaths =
  (deps: Deps) => async (tx: Transaction, by: JudgedBy, ids: string[], version?: number) => {
    const { caller, request } = by;
    for (const path of await lockPaths(tx, by.scope, ids)) {
      if (version !== undefined && path.version !== version) {
        throw new ProblemError('entity.conflict', undefined, await lastChangeOf(tx, path));
      }
      await approve({ tx, deps, caller, request }, path);
    }
  };
