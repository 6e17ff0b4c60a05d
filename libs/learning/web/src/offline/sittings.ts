import type {
  AnswerInput,
  Attempt,
  AttemptSummary,
  PreparedAttempt,
  QuizStart,
} from '@lms/learning/contract';
import type { KeptCourse, Sitting, Unsent } from './study-database';

type Kept = Unsent & Sitting;

/** A call of the API, and what the device has to answer it from. */
export interface QuizCall {
  method: string;
  /** Path below the API. */
  path: string;
  body?: unknown;
}

export interface Device {
  courses: KeptCourse[];
  unsent: Unsent[];
  now: Date;
}

/** Answer from the device, and the sitting that it changed. */
export interface DeviceAnswer {
  status: number;
  body: unknown;
  changed?: Sitting;
}

const quizPath = /^\/learning\/quiz\/([\w-]+)$/;
const startPath = /^\/learning\/quiz\/([\w-]+)\/attempt$/;
const attemptPath = /^\/learning\/attempt\/([\w-]+)(?:\/(answers|submit))?$/;

export const sittingsOf = (unsent: Unsent[]) =>
  unsent.filter((act): act is Kept => act.kind === 'SITTING');

const isRunning = ({ attempt, refused }: Kept) =>
  attempt.status === 'IN_PROGRESS' && refused === undefined;

const refusal = (code: string): DeviceAnswer => ({ status: 409, body: { code, errors: [] } });

const summaryOf = ({ attempt }: Kept): AttemptSummary => {
  const { id, number, status, startedAt, submittedAt } = attempt;
  return { id, number, status, startedAt, submittedAt, percent: null, passed: null };
};

/** Returns the start page of a quiz with the attempts that only this device knows. */
export const withSittings = (quiz: QuizStart, unsent: Unsent[]): QuizStart => {
  const own = sittingsOf(unsent).filter(
    ({ id, attempt, refused }) =>
      attempt.quizId === quiz.id &&
      refused === undefined &&
      !quiz.attempts.some((known) => known.id === id),
  );
  if (own.length === 0) return quiz;
  const { attemptsLeft } = quiz;
  return {
    ...quiz,
    attempts: [...quiz.attempts, ...own.map(summaryOf)],
    attemptsLeft: attemptsLeft === null ? null : Math.max(0, attemptsLeft - own.length),
    inProgressId: quiz.inProgressId ?? own.find(isRunning)?.id ?? null,
  };
};

/** Returns the moment at which the device ends an attempt; the server does so again on arrival. */
const endOf = ({ timeLimitMinutes, closesAt }: QuizStart, now: Date) => {
  if (timeLimitMinutes === null) return { deadlineAt: closesAt, isTimed: false };
  const end = new Date(now.getTime() + timeLimitMinutes * 60_000).toISOString();
  const isTimed = closesAt === null || end < closesAt;
  return { deadlineAt: isTimed ? end : closesAt, isTimed };
};

const begin = ({ id, quiz, questions }: PreparedAttempt, now: Date): Sitting => {
  const { courseId, lessonId } = quiz;
  const attempt: Attempt = {
    id,
    quizId: quiz.id,
    courseId,
    lessonId,
    title: quiz.title,
    kind: quiz.kind,
    number: quiz.attempts.length + 1,
    status: 'IN_PROGRESS',
    passMark: quiz.passMark,
    startedAt: now.toISOString(),
    ...endOf(quiz, now),
    graceMinutes: quiz.graceMinutes,
    serverTime: now.toISOString(),
    submittedAt: null,
    questions,
    answers: {},
    flagged: [],
    result: null,
  };
  return { kind: 'SITTING', id, courseId, lessonId, attempt, givenAt: {} };
};

/** Begins what was prepared for a quiz, unless it is used up, not open or being answered. */
const start = (quizId: string, { courses, unsent, now }: Device): DeviceAnswer | undefined => {
  const running = sittingsOf(unsent).find((one) => isRunning(one) && one.attempt.quizId === quizId);
  if (running) return { status: 200, body: running.attempt };
  const prepared = courses
    .flatMap(({ sittings = [] }) => sittings)
    .find(({ quiz, id }) => quiz.id === quizId && !unsent.some((act) => act.id === id));
  if (!prepared) return undefined;
  const quiz = withSittings(prepared.quiz, unsent);
  const time = now.toISOString();
  if (quiz.inProgressId !== null) return undefined;
  if (quiz.attemptsLeft === 0) return refusal('attempt.noneLeft');
  if (quiz.opensAt !== null && time < quiz.opensAt) return refusal('attempt.notOpen');
  if (quiz.closesAt !== null && time >= quiz.closesAt) return refusal('attempt.closed');
  const changed = begin({ ...prepared, quiz }, now);
  return { status: 200, body: changed.attempt, changed };
};

const plain = ({ kind, id, courseId, lessonId, attempt, givenAt }: Kept): Sitting => ({
  kind,
  id,
  courseId,
  lessonId,
  attempt,
  givenAt,
});

const saveAnswer = (kept: Kept, input: AnswerInput, now: Date): DeviceAnswer => {
  const { attempt } = kept;
  const { questionId, response, flagged } = input;
  const givenAt = input.givenAt ?? now.toISOString();
  const { deadlineAt } = attempt;
  if (attempt.status !== 'IN_PROGRESS') return refusal('attempt.stale');
  if (deadlineAt !== null && givenAt >= deadlineAt) return refusal('attempt.deadlinePassed');
  const body = { savedAt: now.toISOString(), deadlineAt };
  const before = kept.givenAt[questionId];
  if (before !== undefined && before > givenAt) {
    return { status: 200, body: { ...body, outdated: true } };
  }
  const others = attempt.flagged.filter((id) => id !== questionId);
  const isFlagged = flagged ?? others.length < attempt.flagged.length;
  const changed: Sitting = {
    ...plain(kept),
    givenAt: { ...kept.givenAt, [questionId]: givenAt },
    attempt: {
      ...attempt,
      answers: { ...attempt.answers, [questionId]: response },
      flagged: isFlagged ? [...others, questionId] : others,
    },
  };
  return { status: 200, body: { ...body, outdated: false }, changed };
};

const submit = (kept: Kept, now: Date): DeviceAnswer => {
  if (kept.attempt.status !== 'IN_PROGRESS') return { status: 200, body: kept.attempt };
  const { deadlineAt } = kept.attempt;
  const time = now.toISOString();
  const submittedAt = deadlineAt !== null && deadlineAt < time ? deadlineAt : time;
  const attempt: Attempt = { ...kept.attempt, status: 'SUBMITTED', submittedAt };
  return { status: 200, body: attempt, changed: { ...plain(kept), attempt } };
};

/** Answers a call about an attempt that only this device knows: with a connection, too. */
const answerAttempt = ({ method, path, body }: QuizCall, device: Device) => {
  const [, id, part] = attemptPath.exec(path) ?? [];
  const kept = sittingsOf(device.unsent).find((one) => one.id === id);
  if (!kept) return undefined;
  const { now } = device;
  if (method === 'PUT' && part === 'answers') return saveAnswer(kept, body as AnswerInput, now);
  if (method === 'POST' && part === 'submit') return submit(kept, now);
  const attempt = { ...kept.attempt, serverTime: now.toISOString() };
  return part === undefined ? { status: 200, body: attempt } : undefined;
};

/** Answers what the server can't: a sitting of this device that goes on, or is on its way. */
export const answerFirst = (call: QuizCall, device: Device): DeviceAnswer | undefined => {
  const quizId = startPath.exec(call.path)?.[1];
  const runs = sittingsOf(device.unsent).some(
    (one) => isRunning(one) && one.attempt.quizId === quizId,
  );
  return quizId !== undefined && runs ? start(quizId, device) : answerAttempt(call, device);
};

/** Answers what the server could not be asked. */
export const answerOffline = (call: QuizCall, device: Device): DeviceAnswer | undefined => {
  const quizId = call.method === 'POST' ? startPath.exec(call.path)?.[1] : undefined;
  return quizId === undefined ? undefined : start(quizId, device);
};

export const isQuizCall = (path: string) => startPath.test(path) || attemptPath.test(path);

/** Adds to an answer of the server what only this device knows of its quiz. */
export const withDevice = (path: string, answer: unknown, unsent: Unsent[]): unknown =>
  quizPath.test(path) ? withSittings(answer as QuizStart, unsent) : answer;
