import type { QuestionResponse } from '@lms/contract';
import type { Attempt } from '@lms/learning/contract';
import {
  type CourseFixture,
  createSignedInClient,
  enrol,
  rightResponses,
  type TestApp,
} from '@lms/server/testing';

const ok = (response: { statusCode: number; body: string }) => {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
};

/** Creates the learner's steps with the calls of the player; each expects status 200. */
export const createStudy = (app: TestApp, user: { id: string }) => {
  // A session for each request, because tests advance the clock beyond a session's life.
  const client = () => createSignedInClient(app.app, app.deps, user.id);
  const progress = (lessonId: string, report: object = {}) =>
    client().put(`/learning/lesson/${lessonId}/progress`, {
      positionSeconds: 0,
      secondsSpent: 0,
      completed: false,
      ...report,
    });
  const start = async (quizId: string): Promise<Attempt> => {
    const response = await client().post(`/learning/quiz/${quizId}/attempt`);
    ok(response);
    return response.json();
  };
  const answer = (attemptId: string, questionId: string, response: QuestionResponse) =>
    client().put(`/learning/attempt/${attemptId}/answers`, { questionId, response });
  const submit = async (attemptId: string): Promise<Attempt> => {
    const response = await client().post(`/learning/attempt/${attemptId}/submit`);
    ok(response);
    return response.json();
  };
  return {
    get client() {
      return client();
    },
    progress,
    start,
    answer,
    submit,
    enrol: (courseId: string) => enrol(app, { userId: user.id, courseId }),
    /** Opens the lesson, waits the time that it takes, and completes it. */
    async complete(lessonId: string, seconds = 100) {
      ok(await client().get(`/learning/lesson/${lessonId}`));
      app.clock.advance(seconds * 1000);
      ok(await progress(lessonId, { secondsSpent: seconds, completed: true }));
    },
    /** Takes a quiz and answers the fixture's first `right` questions correctly. */
    async sit({ questionIds }: CourseFixture, quizId: string, right = rightResponses.length) {
      const attempt = await start(quizId);
      for (const { id } of attempt.questions) {
        const index = questionIds.indexOf(id);
        if (index < right) ok(await answer(attempt.id, id, rightResponses[index] ?? null));
      }
      return submit(attempt.id);
    },
  };
};
