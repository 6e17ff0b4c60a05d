import { expect, it } from 'vitest';
import { isDay, isInstant } from './day';

it.each(['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (value) => {
  expect(isDay(value)).toBe(true);
});

it.each([
  '2026-02-29',
  '2026-02-31',
  '2026-13-01',
  '0000-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  '',
  null,
  20260101,
])('%s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});

it.each(['2026-02-28T23:59Z', '2024-02-29T00:00:00.123Z', '2026-01-01T00:00:00+06:00'])(
  '%s is a moment',
  (value) => {
    expect(isInstant(value)).toBe(true);
  },
);

it.each([
  '2026-02-30T25:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-02-28T25:00:00Z',
  '2026-02-28T10:60:00Z',
  '0000-01-01T00:00:00Z',
  '2026-01-01T00:00:00',
  '2026-01-01',
  '',
  null,
])('%s is no moment', (value) => {
  expect(isInstant(value)).toBe(false);
});
