import type { FindResult } from '@lms/contract';
import { type CallProblem, toCallProblem } from './problem';

/** Answer, or its fallback with the problem of the failed call. */
export type Answered<Answer, Fallback = Answer> =
  (Answer & { problem?: undefined }) | (Fallback & { problem: CallProblem });

type Outcome<Data> = { data?: Data; error?: unknown };

const withFallback = <Data extends object, Fallback extends object>(
  { data, error }: Outcome<Data>,
  fallback: Fallback,
): Answered<Data, Fallback> =>
  error === undefined && data ? data : { ...fallback, problem: toCallProblem(error) };

interface NoId {
  id: undefined;
}
const noId: NoId = { id: undefined };

/**
 * Fallbacks for failed calls (specification, section 8). The problem comes along, so that an error
 * never looks like an empty list.
 */
export const orFallback = {
  find: <Item>(outcome: Outcome<FindResult<Item>>): Answered<FindResult<Item>> =>
    withFallback(outcome, { items: [], total: 0 }),
  get: <Item extends object>(outcome: Outcome<Item>) => withFallback(outcome, noId),
  create: (outcome: Outcome<{ id: string }>) => withFallback(outcome, noId),
  update: <Item extends object, Original extends object>(
    outcome: Outcome<Item>,
    original: Original,
  ) => withFallback(outcome, original),
  /** Answer to a change of several items, such as their status: ids of the changed ones. */
  items: (outcome: Outcome<{ ids: string[] }>): Answered<{ ids: string[] }> =>
    withFallback(outcome, { ids: [] }),
};
