import type { Attempt, PreparedAttempt, QuizStart } from '@lms/learning/contract';
import { expect, it } from 'vitest';
import { buildKeptCourse } from '../../testing/samples';
import { answerFirst, answerOffline, type Device, type QuizCall, withSittings } from './sittings';
import type { KeptCourse, Unsent } from './study-database';

const quiz: QuizStart = {
  id: 'quiz',
  courseId: 'course',
  lessonId: 'lesson',
  title: 'Practice',
  instructions: '',
  kind: 'PRACTICE',
  timeLimitMinutes: 10,
  graceMinutes: 2,
  attemptsAllowed: 2,
  attemptsLeft: 1,
  passMark: 50,
  questionCount: 1,
  penalty: 0,
  opensAt: null,
  closesAt: null,
  gradingMethod: 'HIGHEST',
  attempts: [],
  result: null,
  inProgressId: null,
  dueCount: 0,
};
const prepared: PreparedAttempt = {
  id: 'drawn',
  quiz,
  questions: [{ id: 'q', type: 'SHORT_ANSWER', text: '', mark: 1 }],
  files: [],
};

/** A device on which calls are made one after the other, as the service worker does. */
const createDevice = (kept: KeptCourse) => {
  const device: Device & { unsent: Unsent[] } = {
    courses: [kept],
    unsent: [],
    now: new Date('2027-01-01T10:00:00.000Z'),
  };
  const ask = (call: QuizCall) => {
    const answer = answerFirst(call, device) ?? answerOffline(call, device);
    const { changed } = answer ?? {};
    if (changed) device.unsent = [{ ...changed, at: 0, pageId: '' }];
    return answer;
  };
  const wait = (minutes: number) => {
    device.now = new Date(device.now.getTime() + minutes * 60_000);
  };
  return { device, ask, wait };
};

const start = { method: 'POST', path: '/learning/quiz/quiz/attempt' };
const read = { method: 'GET', path: '/learning/attempt/drawn' };
const submit = { method: 'POST', path: '/learning/attempt/drawn/submit' };
const answer = (response: string, givenAt: string) => ({
  method: 'PUT',
  path: '/learning/attempt/drawn/answers',
  body: { questionId: 'q', response, givenAt },
});

it('goes through an attempt that the server drew, and marks nothing', () => {
  const { device, ask, wait } = createDevice(buildKeptCourse({ sittings: [prepared] }));
  expect(ask(read)).toBeUndefined();
  expect(ask(start)?.body).toMatchObject({
    id: 'drawn',
    number: 1,
    status: 'IN_PROGRESS',
    deadlineAt: '2027-01-01T10:10:00.000Z',
  });
  expect(ask(answer('later', '2027-01-01T10:02:00.000Z'))?.body).toMatchObject({ outdated: false });
  expect(ask(answer('earlier', '2027-01-01T10:01:00.000Z'))?.body).toMatchObject({
    outdated: true,
  });
  expect(ask(start)?.body).toMatchObject({ answers: { q: 'later' } });
  expect(ask(answer('too late', '2027-01-01T10:10:00.000Z'))?.status).toBe(409);
  wait(30);
  const { body } = ask(submit) ?? {};
  expect(body).toMatchObject({ status: 'SUBMITTED', submittedAt: '2027-01-01T10:10:00.000Z' });
  expect((body as Attempt).result).toBeNull();
  expect(ask(answer('after all', '2027-01-01T10:03:00.000Z'))?.status).toBe(409);
  expect(ask(start)).toBeUndefined();
  expect(withSittings(quiz, device.unsent)).toMatchObject({
    attempts: [{ id: 'drawn', status: 'SUBMITTED' }],
    attemptsLeft: 0,
    inProgressId: null,
  });
});

it('ends an attempt by the time limit or the closing date, and knows by which', () => {
  const begun = (more: Partial<QuizStart>) =>
    createDevice(buildKeptCourse({ sittings: [{ ...prepared, quiz: { ...quiz, ...more } }] })).ask(
      start,
    )?.body;
  const closesAt = '2027-01-01T10:05:00.000Z';
  expect(begun({ closesAt })).toMatchObject({ deadlineAt: closesAt, isTimed: false });
  expect(begun({ closesAt, timeLimitMinutes: 2 })).toMatchObject({
    deadlineAt: '2027-01-01T10:02:00.000Z',
    isTimed: true,
  });
  expect(begun({ timeLimitMinutes: null })).toMatchObject({ deadlineAt: null, isTimed: false });
});

it('begins nothing that is used up, closed or not drawn', () => {
  const startOf = (more: Partial<QuizStart>) =>
    createDevice(buildKeptCourse({ sittings: [{ ...prepared, quiz: { ...quiz, ...more } }] })).ask(
      start,
    )?.body;
  expect(startOf({ attemptsLeft: 0 })).toMatchObject({ code: 'attempt.noneLeft' });
  expect(startOf({ closesAt: '2026-12-31T00:00:00.000Z' })).toMatchObject({
    code: 'attempt.closed',
  });
  expect(startOf({ inProgressId: 'elsewhere' })).toBeUndefined();
  expect(createDevice(buildKeptCourse()).ask(start)).toBeUndefined();
});
