import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../testing/builder';
import { moveLesson, newLesson, withLesson, withoutLesson } from './curriculum';
import { mergeDrafts } from './merge-drafts';

const base = buildDraft();
const [start, end] = base.sections as [(typeof base.sections)[0], (typeof base.sections)[0]];
const [read, test] = start.lessons as [(typeof start.lessons)[0], (typeof start.lessons)[0]];
const film = end.lessons[0]!;

type Sections = typeof base.sections;
const changed = (id: string, change: Partial<typeof read>, of = base.sections): Sections =>
  of.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) =>
      lesson.id === id ? { ...lesson, ...change } : lesson,
    ),
  }));
const merge = (mine: Sections, theirs: Sections) => {
  const merged = mergeDrafts(base, { ...base, sections: mine }, { ...base, sections: theirs });
  const { sections } = merged.values;
  return {
    ...merged,
    sections,
    titles: sections.map(({ lessons }) => lessons.map((l) => l.title)),
  };
};

describe('two authors of one curriculum', () => {
  it('keep what each did to a different lesson', () => {
    const { sections, clashes, taken } = merge(
      changed(read.id, { article: '<p>Mine.</p>' }),
      changed(film.id, { title: 'Their film' }),
    );
    expect(sections).toEqual(
      changed(read.id, { article: '<p>Mine.</p>' }, changed(film.id, { title: 'Their film' })),
    );
    expect(clashes).toEqual([]);
    expect(taken).toEqual(['sections[1].lessons[0].title']);
  });

  it('keep what each did to a different field of one lesson', () => {
    const { sections, clashes } = merge(
      changed(read.id, { title: 'My title' }),
      changed(read.id, { durationMinutes: 9 }),
    );
    expect(sections).toEqual(changed(read.id, { title: 'My title', durationMinutes: 9 }));
    expect(clashes).toEqual([]);
  });

  it('are asked about a field that both changed, and about nothing else', () => {
    const { sections, clashes, taken } = merge(
      changed(read.id, { title: 'Mine' }),
      changed(read.id, { title: 'Theirs', preview: false }),
    );
    expect(sections).toEqual(changed(read.id, { title: 'Mine', preview: false }));
    expect(clashes).toEqual([{ field: 'sections[0].lessons[0].title', saved: 'Theirs' }]);
    expect(taken).toEqual(['sections[0].lessons[0].preview']);
  });

  it('take one video whole, never half of each', () => {
    const video = (url: string, posterUrl: string | null) => ({
      video: { url, posterUrl, durationSeconds: 1, captions: [], transcript: [] },
    });
    const { sections, clashes } = merge(
      changed(film.id, video('/mine.mp4', null)),
      changed(film.id, video('/theirs.mp4', '/theirs.webp')),
    );
    expect(sections).toEqual(changed(film.id, video('/mine.mp4', null)));
    expect(clashes.map(({ field }) => field)).toEqual(['sections[1].lessons[0].video']);
  });

  it('both add lessons', () => {
    const mine = { ...newLesson('ARTICLE'), title: 'My new one' };
    const theirs = { ...newLesson('VIDEO'), title: 'Their new one' };
    const { titles, taken } = merge(
      withLesson(base.sections, start.id, mine, 1),
      withLesson(base.sections, start.id, theirs),
    );
    expect(titles).toEqual([['Read this', 'My new one', 'Test', 'Their new one'], ['Film']]);
    expect(taken).toEqual(['sections[0].lessons[3]']);
  });

  it('move and change one lesson, which stands once, changed, in its new place', () => {
    const { titles, clashes } = merge(
      moveLesson(base.sections, test.id, end.id, 0),
      changed(test.id, { title: 'Better test' }),
    );
    expect(titles).toEqual([['Read this'], ['Better test', 'Film']]);
    expect(clashes).toEqual([]);
  });

  it('lose no lesson that one deleted and the other changed', () => {
    const byThem = merge(withoutLesson(base.sections, test.id), changed(test.id, { title: 'New' }));
    expect(byThem.titles).toEqual([['Read this', 'New'], ['Film']]);
    const byMe = merge(changed(test.id, { title: 'New' }), withoutLesson(base.sections, test.id));
    expect(byMe.titles).toEqual([['Read this', 'New'], ['Film']]);
    expect(byMe.clashes).toEqual([
      { field: 'sections', saved: withoutLesson(base.sections, test.id) },
    ]);
  });

  it('delete what the other left as it was', () => {
    const without = withoutLesson(base.sections, test.id);
    expect(merge(base.sections, without)).toMatchObject({ sections: without, taken: ['sections'] });
    expect(merge(without, base.sections)).toMatchObject({ sections: without, clashes: [] });
    expect(merge([start], changed(read.id, { title: 'R' })).titles).toEqual([['R', 'Test']]);
  });

  it('keep a section that one deleted while the other added to it', () => {
    const mine = { ...newLesson('ARTICLE'), title: 'Mine' };
    const { titles } = merge(withLesson(base.sections, end.id, mine), [start]);
    expect(titles).toEqual([['Read this', 'Test'], ['Mine']]);
  });

  it('hear nothing of how the server writes what was added here', () => {
    const added = newLesson('QUIZ');
    const { id, ...rest } = added;
    const stored = { id, topics: [], ...rest, quizId: null };
    const before = withLesson(base.sections, end.id, added);
    const after = withLesson(base.sections, end.id, stored);
    const merge = (mine: Sections) =>
      mergeDrafts(
        { ...base, sections: before },
        { ...base, sections: mine },
        { ...base, sections: after },
      );
    expect(merge(before)).toMatchObject({ clashes: [], taken: [] });
    const chosen = changed(id, { quizId: test.id }, before);
    expect(merge(chosen)).toMatchObject({ clashes: [], taken: [] });
    expect(merge(base.sections).values.sections).toEqual(base.sections);
  });

  it('sort: what one did stands, and where both did it is asked', () => {
    const sorted = moveLesson(base.sections, test.id, start.id, 0);
    const renamed = changed(film.id, { title: 'F' });
    expect(merge(renamed, sorted).titles).toEqual([['Test', 'Read this'], ['F']]);
    expect(merge(sorted, renamed).titles).toEqual([['Test', 'Read this'], ['F']]);
    const { titles, clashes } = merge(sorted, moveLesson(base.sections, test.id, end.id, 0));
    expect(titles.flat().filter((title) => title === 'Test')).toHaveLength(1);
    expect(titles).toEqual([['Read this'], ['Test', 'Film']]);
    expect(clashes).toEqual([]);
    const opposite = merge([end, start], [...base.sections].reverse());
    expect(opposite.titles).toEqual([['Film'], ['Read this', 'Test']]);
  });
});
