import { expect, it } from 'vitest';
import { isDay } from './day';

it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  '',
  null,
  20260101,
])('%s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});
