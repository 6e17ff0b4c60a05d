import type { CourseDraft } from '@lms/course-management/contract';
import { courseDrafts, courses, newId, type Transaction } from '@lms/server/database';
import { type Deps, ownerOf, type SavedBy, withDatabaseProblems } from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import { CourseManagementProblem } from '../course-management-problem';
import { checkReferences } from './check-references';
import { cleanDraft } from './clean-draft';
import type { CourseRow } from './course-items';
import {
  findCourse,
  lockCourse,
  readDraft,
  requireVersion,
  stageOf,
  wasPublished,
} from './course-store';
import { mediaKey, mediaOf } from './draft-media';
import { courseFields, publishedContent } from './published-content';
import { freeSlug } from './slug';

/** Saves by one person within this time are logged as one change. */
const oneChangeMs = 60 * 60_000;

/** Course columns that also exist in a draft; learners see them once published. */
export const courseColumns = (draft: CourseDraft) => {
  const lessons = draft.sections.flatMap((section) => section.lessons);
  return {
    ...courseFields(draft),
    durationMinutes: lessons.reduce((sum, lesson) => sum + lesson.durationMinutes, 0),
    lectureCount: lessons.length,
    captioned:
      lessons.every(({ type, video }) => type !== 'VIDEO' || !!video?.captions.length) &&
      (!draft.previewVideoUrl || !!draft.previewCaptions?.length),
  };
};

export const storeDraft = async (
  tx: Transaction,
  courseId: string,
  content: CourseDraft,
  savedBy: string,
  savedAt: string,
) => {
  const draft = { content, savedBy, savedAt };
  await tx
    .insert(courseDrafts)
    .values({ courseId, ...draft })
    .onConflictDoUpdate({ target: courseDrafts.courseId, set: draft });
};

export const insertCourse = async (
  tx: Transaction,
  { id, organizationId, content }: { id: string; organizationId: string; content: CourseDraft },
) => {
  const slug = await freeSlug(tx, content.title);
  await tx.insert(courses).values({ ...courseColumns(content), id, organizationId, slug });
};

/** Creates a course that only its authors see. */
export const createCourse = async (
  { database: { db }, now }: Deps,
  { scope, caller, log }: SavedBy,
  input: CourseDraft,
): Promise<string> => {
  const organizationId = ownerOf(scope, input.organizationId);
  const content = await cleanDraft(input);
  const id = newId();
  await withDatabaseProblems('write', () =>
    db.transaction(async (tx) => {
      await checkReferences(tx, content, {
        courseId: id,
        organizationId,
        knownMedia: new Set(),
      });
      await insertCourse(tx, { id, organizationId, content });
      await storeDraft(tx, id, content, caller.userId, now().toISOString());
      await log(tx, 'CREATED', [{ id, name: input.title }]);
    }),
  );
  return id;
};

/** @throws ProblemError course.pending while the course waits for approval */
export const requireEditable = (course: CourseRow) => {
  if (stageOf(course) === 'PENDING') throw new CourseManagementProblem('course.pending');
};

/** Tells whether a save begins a change of its own in the log of acts. */
export const isNewChange = async (tx: Transaction, courseId: string, userId: string, now: Date) => {
  const [last] = await tx
    .select({ savedBy: courseDrafts.savedBy, savedAt: courseDrafts.savedAt })
    .from(courseDrafts)
    .where(eq(courseDrafts.courseId, courseId));
  const isSame = last?.savedBy === userId && now.getTime() - Date.parse(last.savedAt) < oneChangeMs;
  return !isSame;
};

/**
 * Gives a course its next version, which waits for approval again. Of a published one learners see
 * `columns` later.
 */
export const markChanged = (
  tx: Transaction,
  course: CourseRow,
  columns: Partial<typeof courses.$inferInsert> = {},
) => {
  const shown = wasPublished(course)
    ? { revisionStatus: 'DRAFT' as const }
    : { ...columns, status: 'DRAFT' as const };
  return tx
    .update(courses)
    .set({ ...shown, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, course.id));
};

/**
 * Saves a draft. A published course stays unchanged until the revision is approved.
 *
 * @throws ProblemError entity.conflict when somebody saved since `version` was read
 * @throws ProblemError course.pending while it waits for approval
 */
export const saveDraft = async (
  { database: { db }, now }: Deps,
  { scope, caller, log }: SavedBy,
  id: string,
  input: CourseDraft,
  version: number,
): Promise<void> => {
  // Before any lock is taken, because sanitising takes time.
  const content = await cleanDraft(input, await readDraft(db, await findCourse(db, scope, id)));
  await withDatabaseProblems('write', () =>
    db.transaction(async (tx) => {
      const course = await lockCourse(tx, scope, id);
      await requireVersion(tx, course, version);
      requireEditable(course);
      const stored = await readDraft(tx, course);
      const published = await publishedContent(tx, course);
      const known = [...mediaOf(stored), ...mediaOf(published)].map(mediaKey);
      await checkReferences(tx, content, {
        courseId: id,
        organizationId: course.organizationId,
        knownMedia: new Set(known),
      });
      const isNew = await isNewChange(tx, id, caller.userId, now());
      await storeDraft(tx, id, content, caller.userId, now().toISOString());
      await markChanged(tx, course, courseColumns(content));
      if (isNew) await log(tx, 'CHANGED', [{ id, name: content.title }]);
    }),
  );
};
