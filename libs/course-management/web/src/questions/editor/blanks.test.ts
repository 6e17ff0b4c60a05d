import { describe, expect, it } from 'vitest';
import { withBlank, withoutBlank } from './blanks';
import { newBlank } from './form-values';

const [first, second, third] = [newBlank(), newBlank(), newBlank()] as const;
const all = { text: '<p>[[1]] and [[2]], not [[3]].</p>', blanks: [first, second, third] };

describe('a blank', () => {
  it('goes with its place, and those behind it move up', () => {
    expect(withoutBlank(all, 1)).toEqual({
      text: '<p>[[1]] and , not [[2]].</p>',
      blanks: [first, third],
    });
  });

  it('comes back where it was in the list, its place at the end of the text', () => {
    expect(withBlank(withoutBlank(all, 1), 1, second)).toEqual({
      text: '<p>[[1]] and , not [[3]]. [[2]]</p>',
      blanks: [first, second, third],
    });
    expect(withBlank({ text: '', blanks: [] }, 0, first)).toEqual({
      text: ' [[1]]',
      blanks: [first],
    });
  });
});
