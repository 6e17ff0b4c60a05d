import { useSession } from '@lms/auth/web';
import type { QuestionResponse } from '@lms/contract';
import { createOutbox, hearLiveEvents, holdUnsaved, isTemporary } from '@lms/entity-api';
import type { Attempt } from '@lms/learning/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSelector, useStore } from 'react-redux';
import { learningApi } from '../learning-api';
import { type AnswersOf, dropAnswer, keepAnswer, keptAnswersOf } from '../offline/unsent-answers';
import { type Answer, type UnsentAnswer, withoutEmpty } from './answers';

type PatchThunk = ReturnType<typeof learningApi.util.updateQueryData<'getAttempt'>>;
type ApiState = ReturnType<Parameters<PatchThunk>[1]>;
type Dispatch = ThunkDispatch<ApiState, unknown, UnknownAction>;

/** Pause in typing, in milliseconds, after which an answer is sent. */
export const typingPauseMs = 800;

/**
 * Saves the answers of one attempt: kept on the device, with their time, until the server has them.
 * Acknowledged answers are in the cached attempt.
 */
const createAnswerSheet = (dispatch: Dispatch, of: AnswersOf) => {
  const { id: attemptId, userId } = of;
  let savedAt: string | null = null;
  let saves = 0;

  const read = () =>
    dispatch(
      learningApi.endpoints.getAttempt.initiate(attemptId, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
  let reading: ReturnType<typeof read> | undefined;
  /** Reloads the attempt; again if an answer is saved meanwhile, which the response may lack. */
  const reread = async () => {
    if (reading) return;
    let before: number;
    do {
      before = saves;
      reading = read();
      await reading;
    } while (saves !== before);
    reading = undefined;
  };

  let tellOtherTabs = () => {};

  /** Times of the answers that the device keeps, by question. */
  const kept = new Map<string, string>();
  const keepings = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  const setKept = (questionId: string, { givenAt }: UnsentAnswer) => {
    kept.set(questionId, givenAt);
    listeners.forEach((listener) => listener());
  };
  const keep = async (questionId: string, answer: UnsentAnswer) => {
    if (await keepAnswer(of, questionId, answer)) setKept(questionId, answer);
  };

  const outbox = createOutbox<UnsentAnswer>(
    async (questionId, answer) => {
      const { response, flagged } = answer;
      const { data, error } = await dispatch(
        learningApi.endpoints.saveAnswer.initiate({
          attemptId,
          body: { questionId, ...answer },
        }),
      );
      if (error && isTemporary(error)) return 'later';
      await keepings.get(questionId);
      await dropAnswer(userId, attemptId, questionId, answer).catch(() => undefined);
      if (!data || data.outdated) {
        // Submitted elsewhere, or out of time: the reloaded attempt shows which, and its result that
        // the answer did not count. Or answered later on another device.
        await read();
        return 'done';
      }
      savedAt = data.savedAt;
      saves += 1;
      tellOtherTabs();
      reading?.abort();
      dispatch(
        learningApi.util.updateQueryData('getAttempt', attemptId, (attempt) => {
          attempt.deadlineAt = data.deadlineAt;
          attempt.answers[questionId] = response;
          attempt.flagged = attempt.flagged.filter((id) => id !== questionId);
          if (flagged) attempt.flagged.push(questionId);
        }),
      );
      return 'done';
    },
    (_older, newer) => newer,
  );
  /** Takes over what a page kept that was closed. */
  const takeOver = async () => {
    for (const { questionId, answer } of await keptAnswersOf(of)) {
      if (outbox.getState().unsent.has(questionId)) continue;
      setKept(questionId, answer);
      outbox.put(questionId, answer);
    }
  };
  const takenOver = takeOver();
  holdUnsaved(() => outbox.getState().unsent.size > 0);
  return {
    ...outbox,
    /** As the outbox does, and keeps the answer on the device at once: the page may be closed. */
    put: (questionId: string, answer: UnsentAnswer, delayMs = 0) => {
      keepings.set(questionId, keep(questionId, answer));
      outbox.put(questionId, answer, delayMs);
    },
    /** As the outbox does, once what the device keeps is in it. */
    drain: async () => {
      await takenOver;
      return outbox.drain();
    },
    reread,
    /** Tells whether the device keeps all that is not sent. */
    isKept: () =>
      [...outbox.getState().unsent].every(([id, { givenAt }]) => kept.get(id) === givenAt),
    followKept: (listener: () => void) => {
      const unfollow = outbox.subscribe(listener);
      listeners.add(listener);
      return () => {
        unfollow();
        listeners.delete(listener);
      };
    },
    savedAt: () => savedAt,
    /** Shows in each tab what is saved in another; returns a function that ends it. */
    followTabs: () => {
      const tabs = new BroadcastChannel(`attempt-${attemptId}`);
      tabs.onmessage = () => void reread();
      tellOtherTabs = () => tabs.postMessage(null);
      return () => {
        tellOtherTabs = () => {};
        tabs.close();
      };
    },
  };
};

type AnswerSheet = ReturnType<typeof createAnswerSheet>;

const sheets = new WeakMap<object, Map<string, AnswerSheet>>();

/**
 * Returns the attempt's sheet, which outlives the screen, so that failed answers are retried on
 * other pages.
 */
const useSheet = ({ id: attemptId, courseId, lessonId }: Attempt): AnswerSheet => {
  const store = useStore();
  const { user } = useSession();
  const userId = user && !user.viewedAsUntil ? user.id : undefined;
  const [sheet] = useState(() => {
    const known = sheets.get(store) ?? new Map<string, AnswerSheet>();
    const made =
      known.get(attemptId) ??
      createAnswerSheet(store.dispatch as Dispatch, { id: attemptId, courseId, lessonId, userId });
    sheets.set(store, known.set(attemptId, made));
    return made;
  });
  return sheet;
};

/**
 * Returns the current answers: those on the server, overlaid by unsent ones.
 *
 * @param aheadMs lead of the server's clock, see `useTimeLeft`
 */
export const useAnswerSheet = (attempt: Attempt, aheadMs: number) => {
  const { id } = attempt;
  const sheet = useSheet(attempt);
  // Read in this render: the component learns of the store's changes later than of the sheet's, and
  // in between an answer just saved would be missing.
  const { data: cached = attempt } = useSelector(
    useMemo(() => learningApi.endpoints.getAttempt.select(id), [id]),
  );
  const { answers, flagged, deadlineAt } = cached;
  const { unsent, sending, failing } = useSyncExternalStore(sheet.subscribe, sheet.getState);
  const isKept = useSyncExternalStore(sheet.followKept, sheet.isKept);

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void sheet.reread();
      else void sheet.flush();
    };
    const leave = () => void sheet.flush(true);
    const stopHearing = hearLiveEvents((event) => {
      if (event.type === 'attempt' && event.id === id) void sheet.reread();
    });
    const unfollow = sheet.followTabs();
    window.addEventListener('focus', follow);
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', leave);
    return () => {
      void sheet.flush();
      stopHearing();
      unfollow();
      window.removeEventListener('focus', follow);
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', leave);
    };
  }, [sheet, id]);

  const put = (questionId: string, answer: Answer, delayMs = 0) => {
    const now = Date.now() + aheadMs;
    // What comes after the deadline doesn't count, and would take the place of what came in time.
    if (deadlineAt !== null && now >= Date.parse(deadlineAt)) return;
    sheet.put(questionId, { ...answer, givenAt: new Date(now).toISOString() }, delayMs);
  };
  const answerOf = (questionId: string): Answer =>
    unsent.get(questionId) ?? {
      response: answers[questionId] ?? null,
      flagged: flagged.includes(questionId),
    };
  return {
    answerOf,
    unsentCount: unsent.size,
    sending,
    failing,
    isKept,
    savedAt: sheet.savedAt(),
    answer: (questionId: string, response: QuestionResponse, delayMs = 0) =>
      put(
        questionId,
        { response: withoutEmpty(response), flagged: answerOf(questionId).flagged },
        delayMs,
      ),
    flag: (questionId: string, flagged: boolean) =>
      put(questionId, { response: answerOf(questionId).response, flagged }),
    drain: sheet.drain,
    close: sheet.close,
    reread: sheet.reread,
  };
};

export type Answers = ReturnType<typeof useAnswerSheet>;
