import { expect, it } from 'vitest';
import { buildCourse } from '../testing/samples';
import { nextLesson } from './course-path';

/** Course of four lessons, of which those named are done. */
const courseWith = (done: string, lastLessonId: string | null, locked = '') => {
  const [section] = buildCourse().sections;
  const [lesson] = section!.lessons;
  const lessons = ['a', 'b', 'c', 'd'].map((id) => ({
    ...lesson!,
    id,
    completed: done.includes(id),
    locked: locked.includes(id),
  }));
  return buildCourse({ lastLessonId, sections: [{ ...section!, lessons }] });
};

it.each([
  ['the last one opened', '', 'b', '', 'b'],
  ['the one after it once that is done', 'b', 'b', '', 'c'],
  ['what was left out when nothing follows', 'bcd', 'd', '', 'a'],
  ['the first when none was opened', '', null, '', 'a'],
  ['the last one opened of a finished course', 'abcd', 'c', '', 'c'],
  ['an open one instead of a locked one', 'a', 'c', 'cd', 'b'],
])('goes on with %s', (_, done, last, locked, expected) => {
  expect(nextLesson(courseWith(done, last, locked))?.id).toBe(expected);
});
