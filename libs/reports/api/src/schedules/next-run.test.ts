import type { ReportFrequency } from '@lms/reports/contract';
import { describe, expect, it } from 'vitest';
import { nextRun } from './next-run';

describe('the next run of a schedule', () => {
  it.each<[ReportFrequency, string, string]>([
    ['DAILY', '2026-03-01T23:59:59.999Z', '2026-03-02T00:00:00.000Z'],
    ['DAILY', '2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
    ['DAILY', '2026-03-01T18:00:00.000Z', '2026-03-02T00:00:00.000Z'],
    ['WEEKLY', '2026-03-01T00:00:00.000Z', '2026-03-08T00:00:00.000Z'],
    ['WEEKLY', '2026-02-28T23:00:00.000Z', '2026-03-01T00:00:00.000Z'],
    ['MONTHLY', '2026-01-31T12:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['MONTHLY', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('%s after %s is at six in Dhaka', (frequency, after, next) => {
    expect(nextRun(frequency, new Date(after)).toISOString()).toBe(next);
  });
});
