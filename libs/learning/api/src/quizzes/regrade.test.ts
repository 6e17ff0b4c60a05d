import type { QuestionContent, QuizItem } from '@lms/contract';
import type { RegradableQuiz, Regrade } from '@lms/course-management/contract';
import {
  attempts,
  certificates,
  jobs,
  notifications,
  questions,
  questionVersions,
  quizzes,
} from '@lms/server/database';
import { contents, type TestApp } from '@lms/server/testing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createMarking } from '../../testing/marking-fixture';

let test: TestApp;
let marking: ReturnType<typeof createMarking>;
beforeAll(async () => {
  test = await createTestApp();
  marking = createMarking(test);
});
afterAll(() => test.close());

describe('a regrade', () => {
  const correct = async (questionId: string, content: QuestionContent, contentVersion = 2) => {
    await test.db.insert(questionVersions).values({ questionId, contentVersion, content });
    await test.db.update(questions).set({ contentVersion }).where(eq(questions.id, questionId));
  };
  const regrade = async (quizId: string, dryRun: boolean) => {
    const path = `/quiz/${quizId}/regrade?dryRun=${dryRun}`;
    const response = await marking.signedIn(test.users.orgAdmin).post(path);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Regrade>();
  };
  const choice = contents[0] as QuestionContent;
  /** Corrects the question: the second option is right after all. */
  const swapped: QuestionContent = {
    ...choice,
    answers: choice.answers.map((answer) => ({ ...answer, fraction: answer.id === 's2' ? 1 : 0 })),
  };

  it('says first what it would change, then does exactly that, and then nothing more', async () => {
    const { finalQuiz, choiceId, essayId, submit, readAttempt } = await marking.setUp({
      passMark: 90,
    });
    const { id } = await submit('Because');
    await marking.put(id, essayId, 4);
    const second = await submit('');
    await correct(choiceId, swapped);
    const dry = await regrade(finalQuiz.id, true);
    expect(dry).toMatchObject({ attempts: 2, queued: false });
    expect(dry.changes).toMatchObject([
      {
        attemptId: id,
        learner: 'learner',
        before: { score: 5, passed: true },
        after: { score: 4, percent: 80, passed: false },
      },
      { attemptId: second.id, before: { score: 1 }, after: { score: 0 } },
    ]);
    expect((await readAttempt(id)).result?.score).toBe(5);
    const both = await Promise.all([regrade(finalQuiz.id, false), regrade(finalQuiz.id, false)]);
    // The first regrade notifies the learner, once; the second finds nothing left to change.
    expect(both.map(({ changes }) => changes)).toContainEqual(dry.changes);
    const { result, questions: asked } = await readAttempt(id);
    expect(result).toMatchObject({ score: 4, passed: false });
    expect(result?.review[choiceId]).toMatchObject({ state: 'wrong', mark: 0 });
    expect(asked).toHaveLength(2);
    expect((await regrade(finalQuiz.id, true)).changes).toEqual([]);
    const corrected = eq(notifications.kind, 'QUIZ_REGRADED');
    expect(await test.db.$count(notifications, corrected)).toBe(1);
  });

  it('is pointed out at the question that was corrected, until it is done', async () => {
    const { finalQuiz, choiceId, submit } = await marking.setUp();
    const regradable = async () => {
      const response = await marking
        .signedIn(test.users.orgAdmin)
        .get(`/question/${choiceId}/regradable`);
      return response.json<RegradableQuiz[]>();
    };
    await submit('');
    expect(await regradable()).toEqual([]);
    await correct(choiceId, swapped);
    const { id, title } = finalQuiz;
    expect(await regradable()).toEqual([{ id, title }]);
    await regrade(id, false);
    expect(await regradable()).toEqual([]);
  });

  it('keeps the old where the answers are others', async () => {
    const { finalQuiz, choiceId, submit } = await marking.setUp();
    await submit('');
    await correct(choiceId, {
      ...choice,
      answers: choice.answers.map((answer) => ({ ...answer, id: `${answer.id}x` })),
    });
    expect((await regrade(finalQuiz.id, true)).changes).toEqual([]);
  });

  it('accepts a typed answer that the corrected question accepts, though its answers are others', async () => {
    const fixture = await marking.setUp();
    const { finalQuiz, questionIds, study } = fixture;
    const typed = questionIds[3] ?? '';
    const items: QuizItem[] = [{ kind: 'FIXED', questionId: typed, mark: 1 }];
    await test.db.update(quizzes).set({ items }).where(eq(quizzes.id, finalQuiz.id));
    const { id } = await study.start(finalQuiz.id);
    await study.answer(id, typed, 'Dhaka');
    await study.submit(id);
    const content = contents[3] as QuestionContent;
    const answers = [...content.answers, { id: 'new', text: 'Dhaka', fraction: 1 }];
    await correct(typed, { ...content, answers });
    await regrade(finalQuiz.id, false);
    expect((await fixture.readAttempt(id)).result).toMatchObject({ score: 1, passed: true });
  });

  it('certifies who passes now, and takes back nothing from who does not', async () => {
    const { finalQuiz, choiceId, essayId, submit, complete, study, video, course } =
      await marking.setUp({
        passMark: 100,
      });
    await complete();
    await study.complete(video.id);
    const { id } = await submit();
    await correct(choiceId, swapped);
    await marking.put(id, essayId, 4);
    expect(await marking.statusOf(course.id)).toBe('COMPLETED');
    const issued = await test.db.$count(certificates, eq(certificates.courseId, course.id));
    await regrade(finalQuiz.id, false);
    expect(await marking.statusOf(course.id)).toBe('COMPLETED');
    expect(await test.db.$count(certificates, eq(certificates.courseId, course.id))).toBe(issued);

    const late = await marking.setUp({ passMark: 100 });
    await late.complete();
    await late.study.complete(late.video.id);
    const attempt = await late.study.start(late.finalQuiz.id);
    await late.study.answer(attempt.id, late.choiceId, 's2');
    await late.study.answer(attempt.id, late.essayId, 'Because');
    await late.study.submit(attempt.id);
    await marking.put(attempt.id, late.essayId, 4);
    expect(await marking.statusOf(late.course.id)).toBe('ACTIVE');
    await correct(late.choiceId, swapped);
    await regrade(late.finalQuiz.id, false);
    expect(await marking.statusOf(late.course.id)).toBe('COMPLETED');
    expect((await late.readAttempt(attempt.id)).result?.certificateSerial).not.toBeNull();
  });

  // 500 attempts, each in its own transaction.
  it('of many attempts is done by the queue', async () => {
    const { finalQuiz, choiceId, submit } = await marking.setUp();
    const { id } = await submit('');
    await test.db.execute(sql`
      insert into attempts (id, created_at, updated_at, version, quiz_id, user_id, enrolment_id,
        number, seed, items, rules, started_at, submitted_at, score, max_score, percent, passed, status)
      select gen_random_uuid(), created_at, updated_at, 1, quiz_id, user_id, enrolment_id, 100 + n,
        seed, items, rules, started_at, submitted_at, 1, max_score, 20, false, status
      from attempts, generate_series(1, 501) n where id = ${id}`);
    await test.db.execute(sql`
      insert into attempt_answers (attempt_id, question_id, response, flagged, saved_at, fraction)
      select copy.id, answer.question_id, answer.response, false, answer.saved_at, answer.fraction
      from attempts copy, attempt_answers answer
      where copy.quiz_id = ${finalQuiz.id} and copy.number > 100 and answer.attempt_id = ${id}`);
    await correct(choiceId, swapped);
    const done = await regrade(finalQuiz.id, false);
    expect(done).toMatchObject({ attempts: 502, queued: true });
    expect(done.changes).toHaveLength(502);
    const unchanged = and(eq(attempts.quizId, finalQuiz.id), eq(attempts.score, 1));
    expect(await test.db.$count(attempts, unchanged)).toBe(502);
    await test.db.delete(jobs).where(eq(jobs.kind, 'mail'));
    await test.deps.queue.runDue();
    expect(await test.db.$count(attempts, unchanged)).toBe(0);
  });
});
