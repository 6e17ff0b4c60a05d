import type { FindResult } from '@lms/contract';
import { type CallProblem, toCallProblem } from './problem';

/** Answer or fallback, with the problem of a failed call. */
export type WithProblem<Answer> = Answer & { problem?: CallProblem };

type Outcome<Data> = { data?: Data; error?: unknown };

const withFallback = <Data extends object>(
  { data, error }: Outcome<Data>,
  fallback: Data,
): WithProblem<Data> =>
  error === undefined && data ? data : { ...fallback, problem: toCallProblem(error) };

/**
 * Fallback values for failed calls (specification, section 8). The problem comes along, so that an
 * error never looks like an empty list.
 */
export const orFallback = {
  find: <Item>(outcome: Outcome<FindResult<Item>>) =>
    withFallback<FindResult<Item>>(outcome, { items: [], total: 0 }),
  get: <Item extends object>(outcome: Outcome<Item>) =>
    withFallback<Partial<Item>>(outcome, { id: undefined } as unknown as Partial<Item>),
  create: (outcome: Outcome<{ id?: string }>) => withFallback(outcome, { id: undefined }),
  update: <Item extends object>(outcome: Outcome<Item>, original: Item) =>
    withFallback(outcome, original),
  updateStatus: (outcome: Outcome<{ ids: string[]; status?: string }>) =>
    withFallback(outcome, { ids: [] }),
  deleteItems: (outcome: Outcome<{ ids: string[] }>) => withFallback(outcome, { ids: [] }),
};
