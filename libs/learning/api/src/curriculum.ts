import {
  courses,
  type enrolments,
  type Executor,
  lessonProgress,
  lessons,
  quizzes,
  sections,
} from '@lms/server/database';
import { and, asc, eq } from 'drizzle-orm';

export type Enrolment = typeof enrolments.$inferSelect;

/**
 * Loads the lessons of an enrolment's course in the order of study, with the learner's progress.
 */
export const loadCurriculum = async (
  db: Executor,
  { id, courseId }: Pick<Enrolment, 'id' | 'courseId'>,
) => {
  const rows = await db
    .select({
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
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(sections, eq(sections.id, lessons.sectionId))
    .leftJoin(quizzes, eq(quizzes.id, lessons.quizId))
    .leftJoin(
      lessonProgress,
      and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrolmentId, id)),
    )
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(sections.position), asc(sections.id), asc(lessons.position), asc(lessons.id));

  const firstToDo = rows.findIndex((row) => row.completedAt === null);
  return rows.map(({ completedAt, sequential, ...lesson }, index) => ({
    ...lesson,
    completed: completedAt !== null,
    // A completed lesson stays open, even if a new lesson was put before it.
    locked: sequential && completedAt === null && index > firstToDo,
  }));
};

export type Curriculum = Awaited<ReturnType<typeof loadCurriculum>>;
