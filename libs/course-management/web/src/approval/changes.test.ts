import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../testing/builder';
import { changedFields, curriculumChanges, wordsOf } from './changes';

const before = buildDraft();
const [start, end] = before.sections as [(typeof before.sections)[0], (typeof before.sections)[0]];
const summaryOf = (sections: typeof before.sections) =>
  curriculumChanges(before.sections, sections).map(({ change, section, lessons }) => [
    section.title,
    change,
    ...lessons.map((part) => `${part.lesson.title} ${part.change}`),
  ]);

describe('what changed', () => {
  it('names the fields that differ', () => {
    expect(changedFields(before, { ...before })).toEqual([]);
    const after = { ...before, title: 'New', outcomes: ['Other'], sections: [] };
    expect(changedFields(before, after)).toEqual(['title', 'outcomes']);
  });

  it('finds nothing where nothing changed', () => {
    expect(summaryOf(before.sections)).toEqual([
      ['Start', 'same', 'Read this same', 'Test same'],
      ['End', 'same', 'Film same'],
    ]);
  });

  it('tells what was added, removed, changed and moved', () => {
    const [read, test] = start.lessons as [(typeof start.lessons)[0], (typeof start.lessons)[0]];
    const extra = { ...read, id: '00000000-0000-4000-8000-000000000099', title: 'More' };
    expect(
      summaryOf([
        { ...start, title: 'Begin', lessons: [{ ...read, article: '<p>Other</p>' }, extra] },
        { ...end, lessons: [...end.lessons, test] },
      ]),
    ).toEqual([
      ['Begin', 'changed', 'Read this changed', 'More added'],
      ['End', 'same', 'Film same', 'Test moved'],
    ]);
    expect(summaryOf([end])).toEqual([
      ['End', 'same', 'Film same'],
      ['Start', 'removed', 'Read this removed', 'Test removed'],
    ]);
  });

  it('compares the words of rich texts, with links and the text of pictures', () => {
    expect(
      wordsOf('<h2>A</h2><p>b <a href="/c">c</a></p><ul><li>d</li></ul><img src="/e" alt="E">'),
    ).toContain('A\nb c (/c)\nd\n[E]');
  });
});
