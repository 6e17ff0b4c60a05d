import type { QuestionContent, QuestionResponse, QuizItem } from '@lms/contract';
import {
  courseCategories,
  courses,
  type Executor,
  lessons,
  questionBanks,
  questions,
  questionVersions,
  quizzes,
  sections,
} from '@lms/server/database';

const base = { text: '<p>Asked</p>', answers: [], pairs: [], caseSensitive: false };
const told = { generalFeedback: 'KEY general feedback', hint: 'KEY hint' };

/**
 * Questions, one of each type. Texts that a learner must not see before the review begin with KEY.
 */
export const contents: QuestionContent[] = [
  {
    ...base,
    ...told,
    type: 'SINGLE_CHOICE',
    answers: [
      { id: 's1', text: 'one', fraction: 1, feedback: 'KEY yes, one' },
      { id: 's2', text: 'two', fraction: -0.25, feedback: 'KEY no, one' },
    ],
  },
  {
    ...base,
    ...told,
    type: 'MULTIPLE_CHOICE',
    answers: [
      { id: 'm1', text: 'red', fraction: 0.5, feedback: 'KEY red' },
      { id: 'm2', text: 'blue', fraction: 0.5, feedback: 'KEY blue' },
      { id: 'm3', text: 'loud', fraction: -1, feedback: 'KEY loud' },
    ],
  },
  {
    ...base,
    ...told,
    type: 'TRUE_FALSE',
    answers: [
      { id: 't1', text: 'true', fraction: 1, feedback: 'KEY true' },
      { id: 't2', text: 'false', fraction: 0, feedback: 'KEY false' },
    ],
  },
  {
    ...base,
    ...told,
    type: 'SHORT_ANSWER',
    answers: [{ id: 'a1', text: 'KEY ঢাকা', fraction: 1, feedback: 'KEY the capital' }],
  },
  {
    ...base,
    ...told,
    type: 'NUMERICAL',
    answers: [{ id: 'n1', text: '31.4159', fraction: 1, tolerance: 0.0271, feedback: 'KEY pi' }],
  },
  {
    ...base,
    ...told,
    type: 'MATCHING',
    pairs: [
      { id: 'p1', stem: 'HTML', choice: 'structure' },
      { id: 'p2', stem: 'CSS', choice: 'looks' },
      { id: 'p3', stem: '', choice: 'network' },
    ],
  },
];

/** Right responses, in the order of {@link contents}. */
export const rightResponses: QuestionResponse[] = [
  's1',
  ['m1', 'm2'],
  't1',
  'KEY ঢাকা',
  '31.42',
  { p1: 'c2', p2: 'c0' },
];

const stored = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was stored');
  return row;
};

type QuizValues = Partial<typeof quizzes.$inferInsert>;

/**
 * Creates an ACTIVE course in two sections: an article, a 100-second video, a practice quiz with
 * one question and a final quiz with one question of each type.
 */
export const createCourse = async (
  db: Executor,
  organizationId: string,
  {
    course = {},
    final = {},
    practice = {},
  }: {
    course?: Partial<typeof courses.$inferInsert>;
    final?: QuizValues;
    practice?: QuizValues;
  } = {},
) => {
  const unique = crypto.randomUUID();
  const name = { en: 'Web', bn: 'ওয়েব' };
  const category = stored(
    await db
      .insert(courseCategories)
      .values({ name, description: name, slug: unique, icon: 'code' })
      .returning(),
  );
  const made = stored(
    await db
      .insert(courses)
      .values({
        slug: unique,
        title: 'Web basics',
        summary: '',
        description: '',
        categoryId: category.id,
        organizationId,
        programme: 'SKILLS',
        level: 'BEGINNER',
        language: 'en',
        durationMinutes: 60,
        price: 0,
        passMark: 80,
        status: 'ACTIVE',
        ...course,
      })
      .returning(),
  );
  const bank = stored(
    await db.insert(questionBanks).values({ name: 'Bank', organizationId }).returning(),
  );
  const asked = await db
    .insert(questions)
    .values(
      contents.map(({ type }) => ({
        bankId: bank.id,
        organizationId,
        type,
        difficulty: 'EASY' as const,
      })),
    )
    .returning();
  await db.insert(questionVersions).values(
    contents.map((content, index) => ({
      questionId: asked[index]?.id ?? '',
      contentVersion: 1,
      content,
    })),
  );
  const items: QuizItem[] = asked.map(({ id }) => ({ kind: 'FIXED', questionId: id, mark: 1 }));
  const quiz = async (values: Pick<typeof quizzes.$inferInsert, 'kind' | 'items'> & QuizValues) =>
    stored(
      await db
        .insert(quizzes)
        .values({
          organizationId,
          courseId: made.id,
          title: 'Quiz',
          passMark: 80,
          review: { marks: 'AFTER_SUBMIT', answers: 'AFTER_PASS', feedback: 'AFTER_PASS' },
          status: 'ACTIVE',
          ...values,
        })
        .returning(),
    );
  const practiceQuiz = await quiz({ kind: 'PRACTICE', items: items.slice(0, 1), ...practice });
  const finalQuiz = await quiz({ kind: 'FINAL', items, timeLimitMinutes: 10, ...final });

  const section = async (position: number) =>
    stored(
      await db
        .insert(sections)
        .values({ courseId: made.id, title: `Section ${position}`, position })
        .returning(),
    );
  const first = await section(1);
  const second = await section(2);
  const lesson = async (
    sectionId: string,
    position: number,
    values: Pick<typeof lessons.$inferInsert, 'type'> & Partial<typeof lessons.$inferInsert>,
  ) =>
    stored(
      await db
        .insert(lessons)
        .values({
          courseId: made.id,
          sectionId,
          position,
          title: values.type,
          durationMinutes: 2,
          ...values,
        })
        .returning(),
    );
  const video = {
    url: '/media/v.mp4',
    posterUrl: null,
    durationSeconds: 100,
    captions: [],
    transcript: [],
  };
  return {
    course: made,
    bank,
    practiceQuiz,
    finalQuiz,
    questionIds: asked.map(({ id }) => id),
    article: await lesson(first.id, 1, { type: 'ARTICLE', article: '<p>Read</p>', preview: true }),
    video: await lesson(first.id, 2, { type: 'VIDEO', video }),
    practice: await lesson(second.id, 1, { type: 'QUIZ', quizId: practiceQuiz.id, preview: true }),
    final: await lesson(second.id, 2, { type: 'QUIZ', quizId: finalQuiz.id }),
  };
};

export type CourseFixture = Awaited<ReturnType<typeof createCourse>>;
