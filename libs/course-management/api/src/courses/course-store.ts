import type { Course, CourseDraft } from '@lms/course-management/contract';
import {
  courseDrafts,
  courses,
  type Executor,
  type Transaction,
  users,
} from '@lms/server/database';
import { lastChangeOf, ProblemError, type Scope } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { courseItems, type CourseRow } from './course-items';
import { draftContent, publishedContent } from './published-content';

const within = (scope: Scope) => {
  if (scope.kind === 'all') return undefined;
  return scope.organizationId ? eq(courses.organizationId, scope.organizationId) : sql`false`;
};

/** Reads a course. @throws ProblemError entity.notFound if it is out of the caller's reach */
export const findCourse = async (db: Executor, scope: Scope, id: string): Promise<CourseRow> => {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), within(scope)));
  if (!course) throw new ProblemError('entity.notFound');
  return course;
};

/**
 * Locks courses until the transaction ends, always in the same order.
 *
 * @throws ProblemError entity.notFound where one of them is out of reach
 */
export const lockCourses = async (
  tx: Transaction,
  scope: Scope,
  ids: string[],
): Promise<CourseRow[]> => {
  const found = await tx
    .select()
    .from(courses)
    .where(and(inArray(courses.id, ids), within(scope)))
    .orderBy(courses.id)
    .for('update');
  if (found.length < new Set(ids).size) throw new ProblemError('entity.notFound');
  return found;
};

export const lockCourse = async (tx: Transaction, scope: Scope, id: string): Promise<CourseRow> => {
  const [course] = await lockCourses(tx, scope, [id]);
  return course as CourseRow;
};

/** Returns true if learners may have seen the course: then an edit makes a revision. */
export const wasPublished = ({ status }: Pick<CourseRow, 'status'>) =>
  status === 'ACTIVE' || status === 'INACTIVE';

/** Status of the version being edited: the revision's, or the course's own. */
export const stageOf = (course: CourseRow) =>
  wasPublished(course) ? course.revisionStatus : course.status;

const savedDraft = async (db: Executor, courseId: string) => {
  const [draft] = await db.select().from(courseDrafts).where(eq(courseDrafts.courseId, courseId));
  return draft;
};

/** Reads the version being edited: the draft, or the published course if there is none. */
export const readDraft = async (db: Executor, course: CourseRow): Promise<CourseDraft> => {
  const draft = await savedDraft(db, course.id);
  return draft ? draftContent(draft.content) : publishedContent(db, course);
};

/** Returns who last saved or moved a course, and when. Saves in a row are one line of the log. */
export const lastChangeOfCourse = async (db: Executor, course: CourseRow) => {
  const [save] = await db
    .select({ name: users.name, at: courseDrafts.savedAt })
    .from(courseDrafts)
    .leftJoin(users, eq(users.id, courseDrafts.savedBy))
    .where(eq(courseDrafts.courseId, course.id));
  const move = await lastChangeOf(db, course);
  return save && (move.name === null || save.at > move.at) ? save : move;
};

/**
 * Refuses an outdated version.
 *
 * @throws ProblemError entity.conflict, with who last saved or moved it, and when
 */
export const requireVersion = async (db: Executor, course: CourseRow, version: number) => {
  if (course.version === version) return;
  throw new ProblemError('entity.conflict', undefined, await lastChangeOfCourse(db, course));
};

/** Reads a course with its draft, for the builder. */
export const readCourse = async (db: Executor, scope: Scope, id: string): Promise<Course> => {
  const course = await findCourse(db, scope, id);
  const [[item], draft] = await Promise.all([courseItems(db, [course]), readDraft(db, course)]);
  return { ...(item as Course), draft };
};
