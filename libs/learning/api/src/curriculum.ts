import {
  courses,
  enrolments,
  type Executor,
  lessonProgress,
  lessons,
  quizzes,
  sections,
} from '@lms/server/database';
import { and, asc, eq, inArray } from 'drizzle-orm';

export type Enrolment = typeof enrolments.$inferSelect;

/**
 * Loads the lessons of each enrolment's course in the order of study, with the learner's progress,
 * by the enrolment's id.
 */
export const loadCurricula = async (db: Executor, enrolmentIds: string[]) => {
  const rows = await db
    .select({
      enrolmentId: enrolments.id,
      id: lessons.id,
      sectionId: lessons.sectionId,
      title: lessons.title,
      type: lessons.type,
      durationMinutes: lessons.durationMinutes,
      quizId: lessons.quizId,
      quizKind: quizzes.kind,
      sequential: courses.sequential,
      completedAt: lessonProgress.completedAt,
    })
    .from(enrolments)
    .innerJoin(lessons, eq(lessons.courseId, enrolments.courseId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(quizzes, eq(quizzes.id, lessons.quizId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrolmentId, enrolments.id)),
    )
    .where(inArray(enrolments.id, enrolmentIds))
    .orderBy(asc(sections.position), asc(sections.id), asc(lessons.position), asc(lessons.id));

  return new Map(
    enrolmentIds.map((enrolmentId) => {
      const own = rows.filter((row) => row.enrolmentId === enrolmentId);
      const firstToDo = own.findIndex((row) => row.completedAt === null);
      const curriculum = own.map(({ completedAt, sequential, ...lesson }, index) => ({
        ...lesson,
        completed: completedAt !== null,
        // A completed lesson stays open, even if a new lesson was put before it.
        locked: sequential && completedAt === null && index > firstToDo,
      }));
      return [enrolmentId, curriculum];
    }),
  );
};

/** Loads the lessons of one enrolment's course, as {@link loadCurricula}. */
export const loadCurriculum = async (db: Executor, { id }: Pick<Enrolment, 'id'>) =>
  (await loadCurricula(db, [id])).get(id) ?? [];

/** Tells whether lessons complete their course: there are some, and all of them are done. */
export const isComplete = (curriculum: readonly { completed: boolean }[]) =>
  curriculum.length > 0 && curriculum.every(({ completed }) => completed);

export type Curriculum = Awaited<ReturnType<typeof loadCurriculum>>;
