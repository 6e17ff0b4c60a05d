import { expect, it } from 'vitest';
import { readDay } from './cell-values';

it.each([
  ['2026-01-31', '2026-01-31'],
  ['২০২৬-০১-৩১', '2026-01-31'],
  ['2026/1/31', '2026-01-31'],
  ['31.1.2026', '2026-01-31'],
  ['02.01.2026', '2026-01-02'],
  ['31/01/2026', '2026-01-31'],
  ['1/31/2026', '2026-01-31'],
  ['3-3-2026', '2026-03-03'],
  ['46053', '2026-01-31'],
  // Ambiguous: day first or month first.
  ['01/02/2026', '01/02/2026'],
  ['soon', 'soon'],
])('reads the day %s as %s', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});
