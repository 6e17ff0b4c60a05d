import { maxFollowedPaths } from '@lms/learning/contract';
import {
  isPublicPath,
  learningPaths,
  pathEnrolments,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { issueForPath } from '../certificates/path-certificates';
import { LearningProblem } from '../learning-problem';

interface Follower {
  userId: string;
  pathId: string;
}

const ofFollower = ({ userId, pathId }: Follower) =>
  and(eq(pathEnrolments.userId, userId), eq(pathEnrolments.pathId, pathId));

/**
 * Begins to follow a public path; who follows it already goes on as before. Where all its courses
 * are certified, its certificate is issued at once.
 *
 * @throws ProblemError entity.notFound for a path that is not public, or learning.tooManyPaths
 */
export const followPath = async (tx: Transaction, deps: Deps, follower: Follower) => {
  const { userId, pathId } = follower;
  // One after another, so that the limit holds for calls at once.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (await tx.$count(pathEnrolments, ofFollower(follower))) return;
  const [path] = await tx
    .select({ courseIds: learningPaths.courseIds })
    .from(learningPaths)
    .where(and(eq(learningPaths.id, pathId), isPublicPath));
  if (!path) throw new ProblemError('entity.notFound');
  const followed = await tx.$count(pathEnrolments, eq(pathEnrolments.userId, userId));
  if (followed >= maxFollowedPaths) throw new LearningProblem('learning.tooManyPaths');
  const startedAt = deps.now().toISOString();
  await tx.insert(pathEnrolments).values({ ...follower, courseIds: path.courseIds, startedAt });
  await issueForPath(tx, deps, userId, pathId);
};

/** Stops following a path; courses, progress and certificates stay. */
export const leavePath = async (tx: Transaction, follower: Follower) => {
  const left = await tx.delete(pathEnrolments).where(ofFollower(follower)).returning();
  if (left.length === 0) throw new ProblemError('entity.notFound');
};

/** Forgets which paths a person follows. */
export const forgetPaths = (tx: Transaction, userId: string) =>
  tx.delete(pathEnrolments).where(eq(pathEnrolments.userId, userId));
