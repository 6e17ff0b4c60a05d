import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../testing/builder';
import {
  moveLesson,
  moveSection,
  stepLesson,
  withLessonOf,
  withoutLesson,
  withSectionOf,
} from './curriculum';

const { sections } = buildDraft();
const [start, end] = sections as [(typeof sections)[0], (typeof sections)[0]];
const titles = (of: typeof sections) => of.map(({ lessons }) => lessons.map(({ title }) => title));

describe('a curriculum', () => {
  it('has its lessons moved within and between sections', () => {
    const test = start.lessons[1]!.id;
    expect(titles(stepLesson(sections, test, -1))).toEqual([['Test', 'Read this'], ['Film']]);
    expect(titles(stepLesson(sections, test, 1))).toEqual([['Read this'], ['Test', 'Film']]);
    expect(titles(moveLesson(sections, test, end.id, 9))).toEqual([
      ['Read this'],
      ['Film', 'Test'],
    ]);
  });

  it('stays as it is where there is no further up or down', () => {
    expect(stepLesson(sections, start.lessons[0]!.id, -1)).toBe(sections);
    expect(stepLesson(sections, end.lessons[0]!.id, 1)).toBe(sections);
    expect(moveSection(sections, start.id, -1)).toEqual(sections);
  });

  it('has its sections moved and lessons taken out', () => {
    expect(moveSection(sections, start.id, 1)).toEqual([end, start]);
    expect(titles(withoutLesson(sections, end.lessons[0]!.id))[1]).toEqual([]);
  });

  it('gets back what was deleted, whatever it has become since', () => {
    const [read, test] = start.lessons as [(typeof start.lessons)[0], (typeof start.lessons)[0]];
    const renamed = { ...start, title: 'Begin' };
    const without = withoutLesson([renamed, end], read.id);
    expect(withLessonOf(without, sections, { section: 0, lesson: 0 })).toEqual([renamed, end]);
    expect(titles(withLessonOf([end], sections, { section: 0, lesson: 1 }))).toEqual([
      ['Film', test.title],
    ]);
    expect(withSectionOf([end], sections, 0)).toEqual(sections);
  });
});
