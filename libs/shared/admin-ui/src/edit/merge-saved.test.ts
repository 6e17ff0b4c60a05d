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

  describe('with a field that depends on another', () => {
    const base = { kind: 'PERCENT', amount: 20, note: '' };
    const mergeTypes = (typed: typeof base, saved: typeof base) =>
      mergeSaved(base, typed, saved, { kind: ['amount'] });

    it('are not mixed where each side changed one of the two', () => {
      const theirs = { kind: 'AMOUNT', amount: 5_000, note: 'Theirs' };
      expect(mergeTypes({ ...base, amount: 30 }, theirs)).toEqual({
        values: { kind: 'PERCENT', amount: 30, note: 'Theirs' },
        clashes: [{ field: 'kind', saved: 'AMOUNT', with: { amount: 5_000 } }],
        taken: ['note'],
      });
      expect(mergeTypes(theirs, { ...base, amount: 30 })).toEqual({
        values: theirs,
        clashes: [{ field: 'kind', saved: 'PERCENT', with: { amount: 30 } }],
        taken: [],
      });
    });

    it('follow whoever changed them alone', () => {
      const changed = { ...base, kind: 'AMOUNT', amount: 5_000 };
      expect(mergeTypes({ ...base, note: 'Mine' }, changed)).toEqual({
        values: { ...changed, note: 'Mine' },
        clashes: [],
        taken: ['kind', 'amount'],
      });
      expect(mergeTypes(changed, { ...base, note: 'Theirs' })).toEqual({
        values: { ...changed, note: 'Theirs' },
        clashes: [],
        taken: ['note'],
      });
    });

    it('are merged one by one while the other field is as it was', () => {
      const merged = mergeTypes({ ...base, amount: 30 }, { ...base, note: 'Theirs' });
      expect(merged).toEqual({
        values: { ...base, amount: 30, note: 'Theirs' },
        clashes: [],
        taken: ['note'],
      });
    });
  });
});
