import { describe, expect, it } from 'vitest';
import { moveLesson, moveSection, stepLesson, withoutLesson } from './curriculum';
import { buildDraft } from './testing';

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
});
