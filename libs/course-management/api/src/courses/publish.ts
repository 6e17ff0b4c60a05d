import type { CourseDraft } from '@lms/course-management/contract';
import {
  courseDrafts,
  courseInstructors,
  coursePrerequisites,
  courses,
  lessons,
  quizzes,
  sections,
  type Transaction,
} from '@lms/server/database';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { publishTerms } from '../glossary/glossary-store';
import type { CourseRow } from './course-items';
import { wasPublished } from './course-store';
import { courseColumns } from './save-draft';

const publishPeople = async (tx: Transaction, courseId: string, draft: CourseDraft) => {
  await tx.delete(courseInstructors).where(eq(courseInstructors.courseId, courseId));
  if (draft.instructorIds.length > 0) {
    await tx
      .insert(courseInstructors)
      .values(
        draft.instructorIds.map((instructorId, position) => ({ courseId, instructorId, position })),
      );
  }
  await tx.delete(coursePrerequisites).where(eq(coursePrerequisites.courseId, courseId));
  if (draft.prerequisiteIds.length > 0) {
    await tx
      .insert(coursePrerequisites)
      .values(draft.prerequisiteIds.map((prerequisiteId) => ({ courseId, prerequisiteId })));
  }
};

const lessonRows = (courseId: string, draft: CourseDraft) =>
  draft.sections.flatMap((section) =>
    section.lessons.map((lesson, index) => ({
      id: lesson.id,
      courseId,
      sectionId: section.id,
      title: lesson.title,
      type: lesson.type,
      position: index + 1,
      durationMinutes: lesson.durationMinutes,
      preview: lesson.preview,
      article: lesson.article ?? null,
      video: lesson.video ?? null,
      document: lesson.document ?? null,
      quizId: lesson.quizId ?? null,
      topics: lesson.topics,
    })),
  );

/** Sets columns to the values proposed for insertion (`excluded` in SQL). */
const written = <Column extends string>(...columns: Column[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      sql.raw(`excluded.${column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  ) as Record<Column, ReturnType<typeof sql.raw>>;

/** Publishes the lessons. Those that stay keep their ids, and with them the learners' progress. */
const publishLessons = async (tx: Transaction, courseId: string, draft: CourseDraft) => {
  const parts = draft.sections.map(({ id, title }, index) => {
    return { id, courseId, title, position: index + 1 };
  });
  const units = lessonRows(courseId, draft);
  const unitIds = units.map(({ id }) => id);
  await tx
    .delete(lessons)
    .where(and(eq(lessons.courseId, courseId), notInArray(lessons.id, unitIds)));
  // A quiz may move to another lesson, and the unique index holds in between.
  await tx.update(lessons).set({ quizId: null }).where(eq(lessons.courseId, courseId));
  await tx
    .insert(sections)
    .values(parts)
    .onConflictDoUpdate({
      target: sections.id,
      set: { ...written('title', 'position'), version: sql`${sections.version} + 1` },
    });
  await tx
    .insert(lessons)
    .values(units)
    .onConflictDoUpdate({
      target: lessons.id,
      set: {
        ...written('sectionId', 'title', 'type', 'position', 'durationMinutes', 'preview'),
        ...written('article', 'video', 'document', 'quizId', 'topics'),
        version: sql`${lessons.version} + 1`,
      },
    });
  const partIds = parts.map(({ id }) => id);
  await tx
    .delete(sections)
    .where(and(eq(sections.courseId, courseId), notInArray(sections.id, partIds)));
  const quizIds = units.flatMap(({ quizId }) => quizId ?? []);
  await tx
    .update(quizzes)
    .set({ courseId })
    .where(and(inArray(quizzes.id, quizIds), isNull(quizzes.courseId)));
};

/**
 * Publishes a checked draft, in the caller's transaction. The draft is deleted: the next edit starts
 * from the published course.
 */
export const publish = async (tx: Transaction, course: CourseRow, draft: CourseDraft) => {
  const { id: courseId } = course;
  await tx
    .update(courses)
    .set({
      ...courseColumns(draft),
      // A hidden course stays hidden.
      status: wasPublished(course) ? course.status : 'ACTIVE',
      revisionStatus: null,
      rejectionReason: null,
      version: sql`${courses.version} + 1`,
    })
    .where(eq(courses.id, courseId));
  await publishPeople(tx, courseId, draft);
  await publishLessons(tx, courseId, draft);
  await publishTerms(tx, courseId);
  await tx.delete(courseDrafts).where(eq(courseDrafts.courseId, courseId));
};
