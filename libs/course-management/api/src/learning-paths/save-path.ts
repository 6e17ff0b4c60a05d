import type { LearningPathInput } from '@lms/course-management/contract';
import { learningPaths, type Transaction } from '@lms/server/database';
import {
  type Deps,
  lastChangeOf,
  ownerOf,
  ProblemError,
  sanitizeRichText,
  type SavedBy,
  withDatabaseProblems,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import { mayJudge } from '../approval/check-moves';
import { CourseManagementProblem } from '../course-management-problem';
import { freeSlug } from '../courses/slug';
import { refuseForeignPictures } from '../text-pictures';
import { checkCourses, requireOffered } from './check-courses';
import type { PathRow } from './path-items';
import { lockPaths } from './path-store';

/** Returns the columns that an author writes; the organization never changes. */
const columnsOf = (input: LearningPathInput) => ({
  title: input.title,
  summary: input.summary,
  description: sanitizeRichText(input.description),
  language: input.language,
  level: input.level,
  sequential: input.sequential,
  courseIds: input.courseIds,
});

const onlyOwner = ({ scope }: SavedBy, organizationId: string) =>
  scope.kind === 'all' ? undefined : organizationId;

/** Creates a learning path that only its authors see. */
export const createPath = async (
  { database: { db } }: Deps,
  by: SavedBy,
  input: LearningPathInput,
): Promise<string> => {
  const organizationId = ownerOf(by.scope, input.organizationId);
  const values = columnsOf(input);
  return withDatabaseProblems('write', () =>
    db.transaction(async (tx) => {
      await checkCourses(tx, values.courseIds, onlyOwner(by, organizationId));
      await refuseForeignPictures(tx, 'description', values.description, organizationId);
      const slug = await freeSlug(tx, values.title, [learningPaths, 'path']);
      const [created] = await tx
        .insert(learningPaths)
        .values({ ...values, organizationId, slug, savedBy: by.caller.userId })
        .returning({ id: learningPaths.id });
      const { id } = created!;
      await by.log(tx, 'CREATED', [{ id, name: values.title }]);
      return id;
    }),
  );
};

/** @throws ProblemError entity.conflict, with who last saved or moved it, and when */
const requireVersion = async (tx: Transaction, path: PathRow, version: number) => {
  if (path.version === version) return;
  throw new ProblemError('entity.conflict', undefined, await lastChangeOf(tx, path));
};

/**
 * Returns the status after a save. What learners see was approved as it is, so an author takes a
 * public or waiting path back before changing it, and has the change approved.
 */
const statusAfter = ({ status }: PathRow, by: SavedBy) => {
  if (mayJudge(by.caller)) return status;
  if (status === 'ACTIVE' || status === 'PENDING') {
    throw new CourseManagementProblem('learningPath.locked');
  }
  return 'DRAFT';
};

/**
 * Saves a learning path.
 *
 * @throws ProblemError entity.conflict when somebody saved since `version` was read
 * @throws ProblemError learningPath.locked for an author while it is public or waits
 */
export const savePath = async (
  { database: { db } }: Deps,
  by: SavedBy,
  id: string,
  input: LearningPathInput,
  version: number,
): Promise<void> => {
  const values = columnsOf(input);
  await withDatabaseProblems('write', () =>
    db.transaction(async (tx) => {
      const [found] = await lockPaths(tx, by.scope, [id]);
      const path = found!;
      await requireVersion(tx, path, version);
      const status = statusAfter(path, by);
      const { organizationId } = path;
      await checkCourses(tx, values.courseIds, onlyOwner(by, organizationId));
      if (status === 'ACTIVE') await requireOffered(tx, values.courseIds);
      await refuseForeignPictures(
        tx,
        'description',
        values.description,
        organizationId,
        path.description,
      );
      await tx
        .update(learningPaths)
        .set({
          ...values,
          status,
          savedBy: by.caller.userId,
          version: sql`${learningPaths.version} + 1`,
        })
        .where(eq(learningPaths.id, id));
      await by.log(tx, 'CHANGED', [{ id, name: values.title }]);
    }),
  );
};
