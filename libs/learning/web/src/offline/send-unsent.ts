import { isTemporary, toCallProblem } from '@lms/entity-api';
import type { Attempt } from '@lms/learning/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { learningApi } from '../learning-api';
import { notesApi } from '../notes/notes-api';
import { renewSittings } from './keep-sittings';
import { offlineApi } from './offline-api';
import type { Unsent } from './study-database';
import { studyState } from './study-state';
import { dropUnsent, isWaiting, pageId, refuseUnsent } from './unsent';
import { dropAnswer } from './unsent-answers';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Of<Kind extends Unsent['kind']> = Unsent & { kind: Kind };

/** Most events that one call takes. */
const mostEvents = 100;

const settle = (userId: string, act: Unsent, refusal: string | undefined) =>
  refusal === undefined ? dropUnsent(userId, act.id) : refuseUnsent(userId, act, refusal);

/** Sends reports of progress in one call; returns whether the server answered for good. */
const sendProgress = async (dispatch: Dispatch, userId: string, acts: Of<'PROGRESS'>[]) => {
  const { data, error } = await dispatch(
    offlineApi.endpoints.sendOfflineStudy.initiate(
      { events: acts.map(({ event }) => event), sentAt: new Date().toISOString() },
      { track: false },
    ),
  );
  // During an upgrade a server of the version before may not have the call.
  const isLater = isTemporary(error) || toCallProblem(error).code === 'entity.notFound';
  if (error && isLater) return false;
  for (const act of acts) {
    const verdict = data?.events.find(({ id }) => id === act.id);
    const isRefused = !data || verdict?.result === 'REFUSED';
    const code = verdict?.code ?? toCallProblem(error).code;
    await settle(userId, act, isRefused ? code : undefined);
  }
  return true;
};

/** Tells whether the server has the text: its answer to an earlier call may have been lost. */
const isStored = async (dispatch: Dispatch, { id, courseId, note }: Of<'NOTE'>) => {
  const { initiate } = notesApi.endpoints.getCourseNotes;
  const { data } = await dispatch(initiate(courseId, { forceRefetch: true, subscribe: false }));
  return data?.notes.some((stored) => stored.id === id && stored.body === note.body) ?? false;
};

const sendOne = async (dispatch: Dispatch, userId: string, act: Of<'NOTE'> | Of<'BOOKMARK'>) => {
  const { saveNote, setBookmark } = notesApi.endpoints;
  const once = { track: false };
  const { error } = await (act.kind === 'NOTE'
    ? dispatch(saveNote.initiate({ courseId: act.courseId, id: act.id, body: act.note }, once))
    : dispatch(setBookmark.initiate(act, once)));
  if (error && isTemporary(error)) return false;
  const code = error && toCallProblem(error).code;
  const isKnown =
    code === 'entity.conflict' && act.kind === 'NOTE' && (await isStored(dispatch, act));
  await settle(userId, act, isKnown ? undefined : code);
  return true;
};

/** Results that have come since they were last told. */
const marked: Attempt[] = [];

/** Sends what was answered without a connection, and has new questions drawn. */
const sendSitting = async (dispatch: Dispatch, userId: string, act: Of<'SITTING'>) => {
  const { id, attempt, givenAt, courseId } = act;
  const { startedAt, submittedAt, answers, flagged } = attempt;
  if (submittedAt === null) return true;
  const body = {
    startedAt,
    submittedAt,
    sentAt: new Date().toISOString(),
    answers: Object.entries(givenAt).map(([questionId, at]) => ({
      questionId,
      response: answers[questionId] ?? null,
      flagged: flagged.includes(questionId),
      givenAt: at,
    })),
  };
  const { submitPrepared } = offlineApi.endpoints;
  const { data, error } = await dispatch(submitPrepared.initiate({ id, body }, { track: false }));
  if (error && isTemporary(error)) return false;
  await settle(userId, act, error && toCallProblem(error).code);
  if (data) marked.push(data);
  await renewSittings(dispatch, userId, courseId).catch(() => undefined);
  return true;
};

/** Sends an answer; its moment tells the server whether it counts, and which of two stands. */
const sendAnswer = async (dispatch: Dispatch, userId: string, act: Of<'ANSWER'>) => {
  const { attemptId, questionId, answer } = act;
  const { saveAnswer } = learningApi.endpoints;
  const { error } = await dispatch(
    saveAnswer.initiate({ attemptId, body: { questionId, ...answer } }, { track: false }),
  );
  if (error && isTemporary(error)) return false;
  if (error) await refuseUnsent(userId, act, toCallProblem(error).code);
  else await dropAnswer(userId, attemptId, questionId, answer);
  return true;
};

const sendOther = (
  dispatch: Dispatch,
  userId: string,
  act: Exclude<Unsent, { kind: 'PROGRESS' }>,
) => {
  if (act.kind === 'SITTING') return sendSitting(dispatch, userId, act);
  if (act.kind === 'ANSWER') return sendAnswer(dispatch, userId, act);
  return sendOne(dispatch, userId, act);
};

/** Tells whether the page that did it is this one, which sends it by itself. */
const isOwn = ({ kind, pageId: by }: Unsent) =>
  by === pageId && (kind === 'NOTE' || kind === 'ANSWER');

/** Returns the results that have come, once. */
export const takeMarked = () => marked.splice(0);

/** Sends all that waits, in order: progress, then the rest, each up to what does not arrive. */
const sendAll = async (dispatch: Dispatch, userId: string) => {
  const waiting = studyState().unsent.filter(isWaiting);
  const progress = waiting.filter((act) => act.kind === 'PROGRESS');
  for (let first = 0; first < progress.length; first += mostEvents) {
    const part = progress.slice(first, first + mostEvents);
    if (!(await sendProgress(dispatch, userId, part))) break;
  }
  for (const act of waiting) {
    if (act.kind === 'PROGRESS' || isOwn(act)) continue;
    if (!(await sendOther(dispatch, userId, act))) return;
  }
};

let sending: Promise<void> | undefined;

/** Sends what waits on this device; resolves to how much of it arrived. */
export const sendUnsent = async (dispatch: Dispatch, userId: string): Promise<number> => {
  if (!navigator.onLine) return 0;
  const before = studyState().unsent.filter(isWaiting).length;
  sending ??= sendAll(dispatch, userId).finally(() => {
    sending = undefined;
  });
  await sending;
  const { unsent } = studyState();
  const refused = unsent.length - unsent.filter(isWaiting).length;
  return before - unsent.filter(isWaiting).length - refused;
};
