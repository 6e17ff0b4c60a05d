import { questionTypes } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { validateResponse } from './validate-response';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
const record = (count: number) => Object.fromEntries(ids(count).map((id) => [id, 'c0']));

describe('validateResponse', () => {
  it('takes null for no answer to every type', () => {
    for (const type of questionTypes) expect(validateResponse(type, null)).toBeNull();
  });

  it.each(['SINGLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER', 'NUMERICAL'] as const)(
    'takes a text of at most 2000 code points for %s',
    (type) => {
      expect(validateResponse(type, '')).toBe('');
      expect(validateResponse(type, '😀'.repeat(2000))).toBe('😀'.repeat(2000));
      expect(validateResponse(type, 'a'.repeat(2001))).toBeUndefined();
      expect(validateResponse(type, '😀'.repeat(2001))).toBeUndefined();
      for (const other of [undefined, 5, true, ['a'], { a: 'b' }]) {
        expect(validateResponse(type, other)).toBeUndefined();
      }
    },
  );

  it('refuses text that the database cannot hold', () => {
    expect(validateResponse('SHORT_ANSWER', 'a\0b')).toBeUndefined();
    expect(validateResponse('SHORT_ANSWER', 'a\ud800b')).toBeUndefined();
    expect(validateResponse('MATCHING', { 'a\0': 'b' })).toBeUndefined();
  });

  it('takes a list of at most 100 texts for several choices', () => {
    expect(validateResponse('MULTIPLE_CHOICE', ids(100))).toEqual(ids(100));
    for (const other of [ids(101), [1], 'a', {}, ['a'.repeat(2001)]]) {
      expect(validateResponse('MULTIPLE_CHOICE', other)).toBeUndefined();
    }
  });

  it('takes a record of at most 100 texts for matching', () => {
    expect(validateResponse('MATCHING', record(100))).toEqual(record(100));
    for (const other of [record(101), { a: 1 }, { a: null }, ['a'], 'a', 5]) {
      expect(validateResponse('MATCHING', other)).toBeUndefined();
    }
  });
});
