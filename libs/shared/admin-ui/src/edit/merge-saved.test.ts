import { describe, expect, it } from 'vitest';
import { mergeSaved } from './merge-saved';

const base = { name: { en: 'Web', bn: 'ওয়েব' }, tags: ['a'], position: 1, parentId: null };

describe('what was typed and what was saved elsewhere', () => {
  it('both stay where they touch different fields', () => {
    const typed = { ...base, name: { en: 'Mine', bn: 'ওয়েব' } };
    const saved = { ...base, name: { en: 'Web', bn: 'তাদের' }, tags: ['a', 'b'] };
    expect(mergeSaved(base, typed, saved)).toEqual({
      values: { ...base, name: { en: 'Mine', bn: 'তাদের' }, tags: ['a', 'b'] },
      clashes: [],
      taken: ['name.bn', 'tags'],
    });
  });

  it('clash where both changed one field differently, and what was typed stays', () => {
    const merged = mergeSaved(base, { ...base, position: 2 }, { ...base, position: 3 });
    expect(merged).toEqual({
      values: { ...base, position: 2 },
      clashes: [{ field: 'position', saved: 3 }],
      taken: [],
    });
  });

  it('agree where both changed a field to the same', () => {
    const same = { ...base, tags: [] };
    expect(mergeSaved(base, same, same)).toEqual({ values: same, clashes: [], taken: [] });
  });
});
