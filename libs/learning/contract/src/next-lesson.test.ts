import { expect, it } from 'vitest';
import { nextLesson } from './next-lesson';

/** Four lessons, of which those named are done or locked. */
const lessons = (done: string, locked = '') =>
  ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    completed: done.includes(id),
    locked: locked.includes(id),
  }));

it.each([
  ['the last one opened', '', 'b', '', 'b'],
  ['the one after it once that is done', 'b', 'b', '', 'c'],
  ['what was left out when nothing follows', 'bcd', 'd', '', 'a'],
  ['the first when none was opened', '', null, '', 'a'],
  ['the last one opened of a finished course', 'abcd', 'c', '', 'c'],
  ['an open one instead of a locked one', 'a', 'c', 'cd', 'b'],
])('goes on with %s', (_, done, last, locked, expected) => {
  expect(nextLesson(lessons(done, locked), last)?.id).toBe(expected);
});
