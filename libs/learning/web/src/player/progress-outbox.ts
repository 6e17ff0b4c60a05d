import { selectCurrentUser } from '@lms/auth/web';
import { createOutbox, isTemporary, type Outbox } from '@lms/entity-api';
import type { ProgressInput } from '@lms/learning/contract';
import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { learningApi } from '../learning-api';
import { sendUnsent } from '../offline/send-unsent';
import { isAnythingWaiting, keepUnsent } from '../offline/unsent';

type State = Parameters<typeof selectCurrentUser>[0];

/** Report with the time in which its seconds were spent, in milliseconds. */
export interface TimedProgress extends ProgressInput {
  startedAt: number;
  endedAt: number;
}

/** Maximum time in one report, in seconds. */
const maxReport = 3_600;

const merge = (older: TimedProgress, newer: TimedProgress): TimedProgress => ({
  positionSeconds: newer.positionSeconds,
  positionCharacter: newer.positionCharacter ?? older.positionCharacter,
  secondsSpent: Math.min(older.secondsSpent + newer.secondsSpent, maxReport),
  completed: older.completed || newer.completed,
  startedAt: older.startedAt,
  endedAt: newer.endedAt,
});

/** Keeps a report on the device; returns whether it is kept. */
const keep = async (userId: string, lessonId: string, report: TimedProgress) => {
  // Over http there are no random ids.
  if (!window.isSecureContext) return false;
  const id = crypto.randomUUID();
  const startedAt = new Date(report.startedAt).toISOString();
  const endedAt = new Date(report.endedAt).toISOString();
  const event = { ...report, id, lessonId, startedAt, endedAt };
  return keepUnsent(userId, { kind: 'PROGRESS', id, event });
};

const createProgressOutbox = ({ dispatch: plain, getState }: Store<State>) => {
  const dispatch = plain as ThunkDispatch<unknown, unknown, UnknownAction>;
  return createOutbox<TimedProgress>(async (lessonId, report) => {
    const { positionSeconds, positionCharacter, secondsSpent, completed } = report;
    const body = { positionSeconds, positionCharacter, secondsSpent, completed };
    // What waits on the device goes first.
    if (navigator.onLine && !isAnythingWaiting()) {
      const { error } = await dispatch(
        learningApi.endpoints.reportProgress.initiate({ lessonId, body }),
      );
      if (!error || !isTemporary(error)) return 'done';
    }
    const userId = selectCurrentUser(getState())?.id;
    if (!userId || !(await keep(userId, lessonId, report))) return 'later';
    if (report.completed) dispatch(learningApi.util.invalidateTags(['Enrolment']));
    void sendUnsent(dispatch, userId);
    return 'done';
  }, merge);
};

const outboxes = new WeakMap<object, Outbox<TimedProgress>>();

/**
 * Outbox of progress reports, by lesson. It outlives the player, so that reports that this device
 * could not keep are retried on other pages.
 */
export const useProgressOutbox = (): Outbox<TimedProgress> => {
  const store = useStore<State>();
  const outbox = outboxes.get(store) ?? createProgressOutbox(store);
  outboxes.set(store, outbox);
  return outbox;
};
