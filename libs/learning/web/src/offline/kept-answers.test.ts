import { expect, it } from 'vitest';
import { buildCourse, buildKeptCourse, buildVideoLesson } from '../../testing/samples';
import { keptAnswer, withAnswer } from './kept-answers';

const kept = buildKeptCourse();

it('answers the calls of study for what is kept, and no other', () => {
  expect(keptAnswer('/learning/course', [kept])).toEqual([kept.listed]);
  expect(keptAnswer('/learning/course/course', [kept])).toBe(kept.course);
  expect(keptAnswer('/learning/course/course/note', [kept])).toBe(kept.notes);
  expect(keptAnswer('/learning/course/course/glossary', [kept])).toBe(kept.glossary);
  expect(keptAnswer('/learning/lesson/video', [kept])).toEqual(buildVideoLesson());
  for (const path of ['/learning/course/other', '/learning/lesson/quiz', '/learning/quiz/course'])
    expect(keptAnswer(path, [kept])).toBeUndefined();
});

it('takes over what the server answers later', () => {
  const course = buildCourse({ progressPercent: 67 });
  expect(withAnswer('/learning/course/course', course, [kept])).toEqual([{ ...kept, course }]);
  const lesson = buildVideoLesson({ positionSeconds: 40 });
  const [newer] = withAnswer('/learning/lesson/video', lesson, [kept]);
  expect(newer?.lessons).toEqual([lesson]);
  const terms = [{ id: 'term', term: { en: 'Ear', bn: 'কান' }, meaning: { en: 'Hears', bn: '' } }];
  expect(withAnswer('/learning/course/course/glossary', { terms }, [kept])).toEqual([
    { ...kept, glossary: { terms } },
  ]);
  expect(withAnswer('/learning/course/other', course, [kept])).toEqual([]);
  const earlier = { ...kept, glossary: undefined };
  expect(withAnswer('/learning/course/course/glossary', { terms }, [earlier])).toEqual([
    { ...earlier, glossary: { terms } },
  ]);
});
