import type { QuestionContent } from '@lms/contract';
import { publishedContent } from '@lms/course-management/api';
import { recountProgress } from '@lms/learning/api';
import {
  attemptAnswers,
  attempts,
  courses,
  enrolments,
  lessonProgress,
  lessons,
  questionBanks,
  questions,
  questionVersions,
  quizzes,
} from '@lms/server/database';
import { plainTextOf, sanitizeRichText } from '@lms/server/platform';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { EssayFile } from './content-files';
import type { WaitingContext } from './waiting-courses';

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
const mark = 10;
const minutesToWrite = 20;

type Course = typeof courses.$inferSelect;

/** Stores the essay question and the practice quiz that contains it. */
const loadQuiz = async ({ tx, chance, now }: WaitingContext, course: Course, essay: EssayFile) => {
  const at = new Date(now.getTime() - 40 * day);
  const createdAt = at.toISOString();
  const { organizationId, id: courseId, title } = course;
  const [bank] = await tx
    .select({ id: questionBanks.id })
    .from(questionBanks)
    .where(and(eq(questionBanks.organizationId, organizationId), eq(questionBanks.name, title)));
  if (!bank) throw new Error(`no questions of "${title}"`);
  const questionId = chance.id(at);
  const content: QuestionContent = {
    type: 'ESSAY',
    text: sanitizeRichText(essay.text),
    markingGuide: sanitizeRichText(essay.markingGuide),
    answers: [],
    pairs: [],
    caseSensitive: false,
  };
  await tx.insert(questions).values({
    id: questionId,
    bankId: bank.id,
    organizationId,
    type: content.type,
    name: essay.title,
    plainText: plainTextOf(content.text),
    difficulty: 'MEDIUM',
    defaultMark: mark,
    createdAt,
  });
  await tx.insert(questionVersions).values({ questionId, contentVersion: 1, content, createdAt });
  const quizId = chance.id(at);
  await tx.insert(quizzes).values({
    id: quizId,
    courseId,
    organizationId,
    title: essay.title,
    kind: 'PRACTICE',
    createdAt,
    instructions: sanitizeRichText(essay.instructions),
    items: [{ kind: 'FIXED', questionId, mark }],
    timeLimitMinutes: null,
    attemptsAllowed: 1,
    passMark: course.passMark,
    review: { marks: 'AFTER_SUBMIT', answers: 'AFTER_SUBMIT', feedback: 'AFTER_SUBMIT' },
    status: 'ACTIVE',
  });
  return { quizId, questionId, createdAt };
};

/** Places the quiz before the last lesson of its course, which is the final quiz. */
const loadLesson = async (
  { tx, chance, now }: WaitingContext,
  course: Course,
  { quizId, createdAt, title }: { quizId: string; createdAt: string; title: string },
) => {
  const section = (await publishedContent(tx, course)).sections.at(-1);
  const last = section?.lessons.at(-1);
  if (!section || !last) throw new Error(`no lessons in "${course.title}"`);
  const [final] = await tx.select().from(lessons).where(eq(lessons.id, last.id));
  const position = final?.position ?? 0;
  await tx
    .update(lessons)
    .set({ position: sql`${lessons.position} + 1`, updatedAt: createdAt })
    .where(and(eq(lessons.sectionId, section.id), gte(lessons.position, position)));
  const id = chance.id(new Date(now.getTime() - 40 * day));
  await tx.insert(lessons).values({
    id,
    courseId: course.id,
    sectionId: section.id,
    title,
    type: 'QUIZ',
    position,
    quizId,
    durationMinutes: minutesToWrite,
    createdAt,
  });
  await tx
    .update(courses)
    .set({
      durationMinutes: course.durationMinutes + minutesToWrite,
      updatedAt: course.updatedAt,
    })
    .where(eq(courses.id, course.id));
  return id;
};

/** Submits one learner's answer after another, all unmarked. */
const loadAnswers = async (
  { tx, chance, now }: WaitingContext,
  course: Course,
  asked: { quizId: string; questionId: string; lessonId: string },
  answers: string[],
) => {
  const settled = new Date(now.getTime() - answers.length * day - hour).toISOString();
  const { courseId, status, createdAt, id } = enrolments;
  const writers = await tx
    .select()
    .from(enrolments)
    .where(and(eq(courseId, course.id), eq(status, 'ACTIVE'), lt(createdAt, settled)))
    .orderBy(asc(id))
    .limit(answers.length);
  for (const [index, { id: enrolmentId, userId }] of writers.entries()) {
    const submitted = new Date(now.getTime() - (index + 1) * day);
    const started = new Date(submitted.getTime() - minutesToWrite * minute);
    const submittedAt = submitted.toISOString();
    const attemptId = chance.id(started);
    const { quizId, questionId, lessonId } = asked;
    await tx.insert(attempts).values({
      id: attemptId,
      quizId,
      userId,
      enrolmentId,
      number: 1,
      seed: chance.id(started),
      items: [{ questionId, contentVersion: 1, mark }],
      rules: { passMark: course.passMark, penalty: 0, shuffleOptions: true },
      startedAt: started.toISOString(),
      createdAt: started.toISOString(),
      isTimed: false,
      submittedAt,
      maxScore: mark,
      status: 'SUBMITTED',
    });
    const response = answers[index];
    await tx
      .insert(attemptAnswers)
      .values({ attemptId, questionId, response, savedAt: submittedAt });
    await tx
      .insert(lessonProgress)
      .values({ enrolmentId, lessonId, reportedAt: submittedAt, completedAt: submittedAt });
    await tx
      .update(enrolments)
      .set({
        lastActiveAt: sql`greatest(${enrolments.lastActiveAt}, ${submittedAt}::timestamptz)`,
        updatedAt: sql`${enrolments.updatedAt}`,
      })
      .where(eq(id, enrolmentId));
  }
  await recountProgress(tx, course.id);
};

/** Adds an essay question to a published course, with answers that wait for their marks. */
export const loadEssay = async (context: WaitingContext, essay: EssayFile) => {
  const [course] = await context.tx.select().from(courses).where(eq(courses.slug, essay.course));
  if (!course) throw new Error(`no course "${essay.course}"`);
  const quiz = await loadQuiz(context, course, essay);
  const lessonId = await loadLesson(context, course, { ...quiz, title: essay.title });
  await loadAnswers(context, course, { ...quiz, lessonId }, essay.answers);
};
