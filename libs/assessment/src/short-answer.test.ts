import { describe, expect, it } from 'vitest';
import { matchesPattern, readablePattern } from './short-answer';

describe('matchesPattern', () => {
  it.each([
    ['Rice', 'Rice', true],
    ['  Rice\n', 'Rice', true],
    ['Rice', 'rice', false],
    ['Rices', 'Rice', false],
    ['Rice field', 'R*d', true],
    ['Rd', 'R*d', true],
    ['R', 'R*R', false],
    ['Rice fields', 'R*d', false],
    ['a needle in hay', '*needle*', true],
    ['ab', 'a*b*b', false],
    ['abb', 'a**b*b', true],
    ['5*6', '5\\*6', true],
    ['5+6', '5\\*6', false],
    ['  *  ', '\\*', true],
    ['anything', '*', true],
    ['z', '[a-z]', false],
    ['[a-z]', '[a-z]', true],
    ['\\{}/', '\\{}/', true],
    ['0', '*0*', true],
    ['two\nlines', 'two*lines', true],
  ])('compares %j with %j in case', (text, pattern, matches) => {
    expect(matchesPattern(text, pattern, true)).toBe(matches);
  });

  it.each([
    ['CAFÉ', 'café'],
    ['fat DOG', 'F*og'],
    ['STRASSE', 'Straße'],
    ['ΟΔΟΣ', 'οδος'],
  ])('finds %s the same as %s when case does not count', (text, pattern) => {
    expect(matchesPattern(text, pattern, false)).toBe(true);
    expect(matchesPattern(text, pattern, true)).toBe(false);
  });

  it('takes composed and decomposed letters for the same', () => {
    expect(matchesPattern('cafe\u0301', 'caf\u00e9', true)).toBe(true);
    expect(matchesPattern('কো', 'ক\u09c7\u09be', true)).toBe(true);
    expect(matchesPattern('\u09df', '\u09af\u09bc', true)).toBe(true);
  });

  /** Speed is not measured: a backtracking implementation would time out. */
  it('stays quick with many stars', () => {
    expect(matchesPattern('a'.repeat(2000), `${'a*'.repeat(500)}b`, false)).toBe(false);
    expect(matchesPattern('<em></em>', `${'*'.repeat(40)}<em>${'*'.repeat(40)}</em>`, false)).toBe(
      true,
    );
  });
});

describe('readablePattern', () => {
  it('shows wildcards as space and escaped stars as stars', () => {
    expect(readablePattern('*the*end\\*')).toBe('the end*');
  });
});
