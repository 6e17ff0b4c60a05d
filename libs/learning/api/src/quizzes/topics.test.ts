import type { Attempt, QuizStart } from '@lms/learning/contract';
import { lessons, questions, quizzes } from '@lms/server/database';
import { createCourse, rightResponses, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const dayMs = 86_400_000;

const setUp = async (options: Parameters<typeof createCourse>[2] = {}) => {
  const made = await createCourse(test.db, test.organizations.bcc.id, options);
  const study = createStudy(test, test.users.learner);
  await study.enrol(made.course.id);
  const tag = (index: number, tags: string[]) =>
    test.db
      .update(questions)
      .set({ tags })
      .where(eq(questions.id, made.questionIds[index] ?? ''));
  const teach = (lessonId: string, topics: string[]) =>
    test.db.update(lessons).set({ topics }).where(eq(lessons.id, lessonId));
  return { ...made, study, tag, teach };
};
const topicsOf = ({ result }: Attempt) => result?.topics;

describe('the topics of a result', () => {
  it('lead to the lessons that teach what was answered wrong, the weakest first', async () => {
    const course = await setUp();
    await course.tag(0, ['Figures']);
    await course.tag(1, ['words', 'Figures']);
    await course.tag(2, ['words']);
    await course.teach(course.article.id, ['WORDS', 'figures']);
    await course.teach(course.video.id, ['words']);
    const attempt = await course.study.sit(course, course.finalQuiz.id, 1);
    const title = (lesson: { id: string; title: string }) => ({
      id: lesson.id,
      title: lesson.title,
    });
    expect(topicsOf(attempt)).toEqual([
      {
        topic: 'WORDS',
        questionCount: 2,
        rightCount: 0,
        lessons: [title(course.article), title(course.video)],
      },
      { topic: 'figures', questionCount: 2, rightCount: 1, lessons: [title(course.article)] },
    ]);
  });

  it('name no lesson where all was right, no tag that no lesson teaches, and no other course', async () => {
    const course = await setUp();
    const other = await setUp();
    await course.tag(0, ['figures', 'of the authors']);
    await course.teach(course.article.id, ['figures']);
    await other.teach(other.article.id, ['figures', 'of the authors']);
    const right = await course.study.sit(course, course.finalQuiz.id, 1);
    const wrong = await course.study.sit(course, course.finalQuiz.id, 0);
    expect(topicsOf(right)).toEqual([
      { topic: 'figures', questionCount: 1, rightCount: 1, lessons: [] },
    ]);
    expect(topicsOf(wrong)).toMatchObject([
      { topic: 'figures', rightCount: 0, lessons: [{ id: course.article.id }] },
    ]);
  });

  it('are told no sooner than the marks', async () => {
    const course = await setUp({
      final: { review: { marks: 'NEVER', answers: 'NEVER', feedback: 'NEVER' } },
    });
    await course.tag(0, ['figures']);
    await course.teach(course.article.id, ['figures']);
    expect(topicsOf(await course.study.sit(course, course.finalQuiz.id, 1))).toEqual([]);
  });
});

describe('a practice quiz with random questions', () => {
  const setUpDraw = async () => {
    const course = await setUp();
    const practiceId = course.practice.quizId ?? '';
    await test.db
      .update(quizzes)
      .set({ items: [{ kind: 'RANDOM', bankId: course.bank.id, count: 1, mark: 1 }] })
      .where(eq(quizzes.id, practiceId));
    const drawn = async () => {
      const attempt = await course.study.start(practiceId);
      return { attempt, questionId: attempt.questions[0]?.id ?? '' };
    };
    const answer = async (isRight: boolean) => {
      const { attempt, questionId } = await drawn();
      const index = course.questionIds.indexOf(questionId);
      const response = isRight ? (rightResponses[index] ?? null) : null;
      await course.study.answer(attempt.id, questionId, response);
      await course.study.submit(attempt.id);
      return questionId;
    };
    const due = async () =>
      (await course.study.client.get(`/learning/quiz/${practiceId}`)).json<QuizStart>().dueCount;
    return { ...course, answer, due };
  };

  it('repeats what was answered wrong until it was right, and again after days', async () => {
    const { answer, due } = await setUpDraw();
    expect(await due()).toBe(0);
    const wrong = await answer(false);
    expect(await due()).toBe(1);
    expect(await answer(false)).toBe(wrong);
    expect(await answer(true)).toBe(wrong);
    expect(await due()).toBe(0);
    expect(await answer(true)).not.toBe(wrong);
    test.clock.advance(dayMs);
    expect(await due()).toBe(1);
    expect(await answer(true)).toBe(wrong);
  });

  it('does not tell by what it draws which answers were wrong where marks are hidden', async () => {
    const { study, finalQuiz, due, ...course } = await setUpDraw();
    await test.db
      .update(quizzes)
      .set({ review: { marks: 'NEVER', answers: 'NEVER', feedback: 'NEVER' } })
      .where(eq(quizzes.id, finalQuiz.id));
    await study.sit({ ...course, study, finalQuiz } as never, finalQuiz.id, 0);
    expect(await due()).toBe(0);
  });
});
