import { describe, expect, it } from 'vitest';
import { toPage, toSearchTerm } from './address';

describe('toSearchTerm', () => {
  it.each([
    ['web\0design', 'web design'],
    ['web\t\ndesign', 'web design'],
    ['\ud83dweb', ' web'],
    ['ওয়েব 😀', 'ওয়েব 😀'],
    [null, ''],
  ])('leaves out what no text holds: %j', (typed, term) => {
    expect(toSearchTerm(typed)).toBe(term);
  });

  it('cuts a term between two characters, not through one', () => {
    expect(toSearchTerm('a'.repeat(150))).toHaveLength(100);
    expect(toSearchTerm(`${'a'.repeat(99)}😀😀`)).toBe(`${'a'.repeat(99)}😀`);
  });
});

it.each([
  ['3', 3],
  ['99999', 99_999],
  ['10000001', 1],
  ['Infinity', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['x', 1],
  ['', 1],
  [null, 1],
])('takes the page %j of an address for page %d', (asked, page) => {
  expect(toPage(asked)).toBe(page);
});
