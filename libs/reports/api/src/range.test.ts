import type { ReportRange } from '@lms/reports/contract';
import { describe, expect, it } from 'vitest';
import { resolveRange } from './range';

const days = (range: ReportRange, now: string) => {
  const { fromDay, toDay } = resolveRange(range, new Date(now));
  return [fromDay, toDay];
};

describe('the range of a report', () => {
  it('begins a day when it begins in Dhaka', () => {
    expect(days('today', '2026-03-01T17:59:59.999Z')).toEqual(['2026-03-01', '2026-03-01']);
    expect(days('today', '2026-03-01T18:00:00.000Z')).toEqual(['2026-03-02', '2026-03-02']);
    expect(resolveRange('today', new Date('2026-03-01T18:00:00Z'))).toEqual({
      fromDay: '2026-03-02',
      toDay: '2026-03-02',
      from: '2026-03-01T18:00:00.000Z',
      before: '2026-03-02T18:00:00.000Z',
    });
  });

  it.each<[ReportRange, string | null, string | null]>([
    ['yesterday', '2026-02-28', '2026-02-28'],
    ['last7days', '2026-02-23', '2026-03-01'],
    ['last30days', '2026-01-31', '2026-03-01'],
    ['last90days', '2025-12-02', '2026-03-01'],
    ['thisMonth', '2026-03-01', '2026-03-01'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', '2026-03-01'],
    ['all', null, null],
  ])('knows the days of %s', (range, from, to) => {
    expect(days(range, '2026-03-01T12:00:00Z')).toEqual([from, to]);
  });

  it('knows last month in January and after a leap day', () => {
    expect(days('lastMonth', '2026-01-15T00:00:00Z')).toEqual(['2025-12-01', '2025-12-31']);
    expect(days('lastMonth', '2028-03-31T00:00:00Z')).toEqual(['2028-02-01', '2028-02-29']);
  });

  it('takes days as they are, with either end open', () => {
    const now = new Date();
    expect(resolveRange({ from: '2026-12-31', to: '2026-12-31' }, now)).toMatchObject({
      from: '2026-12-30T18:00:00.000Z',
      before: '2026-12-31T18:00:00.000Z',
    });
    expect(resolveRange({ to: '2026-12-31' }, now)).toMatchObject({ from: null, fromDay: null });
    expect(resolveRange({ from: '2026-12-31' }, now)).toMatchObject({ before: null, toDay: null });
  });
});
