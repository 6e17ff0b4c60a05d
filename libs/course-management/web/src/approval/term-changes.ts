import type { CourseTerm } from '@lms/contract';
import { isSame } from '../is-same';
import type { PartChange } from './changes';

export interface TermChange {
  change: PartChange;
  /** The new term, or the old one if it is removed. */
  term: CourseTerm;
  before?: CourseTerm;
}

/** Compares the terms of a draft with the published ones. */
export const termChanges = (
  before: readonly CourseTerm[],
  after: readonly CourseTerm[],
): TermChange[] => [
  ...after.map((term): TermChange => {
    const was = before.find(({ id }) => id === term.id);
    if (!was) return { change: 'added', term };
    return isSame(was, term) ? { change: 'same', term } : { change: 'changed', term, before: was };
  }),
  ...before
    .filter(({ id }) => after.every((term) => term.id !== id))
    .map((term): TermChange => ({ change: 'removed', term })),
];
