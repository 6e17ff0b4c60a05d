import { createOutbox, isTemporary, type Outbox } from '@lms/entity-api';
import type { ProgressInput } from '@lms/learning/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import { learningApi } from '../learning-api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Maximum time in one report, in seconds. */
const maxReport = 3_600;

const merge = (older: ProgressInput, newer: ProgressInput): ProgressInput => ({
  positionSeconds: newer.positionSeconds,
  secondsSpent: Math.min(older.secondsSpent + newer.secondsSpent, maxReport),
  completed: older.completed || newer.completed,
});

const createProgressOutbox = (dispatch: Dispatch) =>
  createOutbox<ProgressInput>(async (lessonId, body) => {
    const { error } = await dispatch(
      learningApi.endpoints.reportProgress.initiate({ lessonId, body }),
    );
    return error && isTemporary(error) ? 'later' : 'done';
  }, merge);

const outboxes = new WeakMap<object, Outbox<ProgressInput>>();

/**
 * Outbox of progress reports, by lesson. It outlives the player, so that failed reports are retried
 * on other pages.
 */
export const useProgressOutbox = (): Outbox<ProgressInput> => {
  const store = useStore();
  const outbox = outboxes.get(store) ?? createProgressOutbox(store.dispatch as Dispatch);
  outboxes.set(store, outbox);
  return outbox;
};
