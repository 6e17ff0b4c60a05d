import type { CountedGrain } from '@lms/server/database';
import { addDays } from '@lms/server/platform';
import { describe, expect, it } from 'vitest';
import { nextPeriod, startOfPeriod } from './periods';
import { spansOf } from './spans';

const now = new Date('2026-06-17T12:00:00Z');
const first = '2024-01-01';
const daysBetween = (from: string, before: string) => {
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
};
/** Days covered by the rows of a span, repeated if covered twice. */
const daysOf = ({ grain, from = first, before = '2027-01-01' }: ReturnType<typeof spansOf>[0]) =>
  daysBetween(from, before)
    .filter((day) => startOfPeriod(grain, day) === day)
    .flatMap((day) => daysBetween(day, nextPeriod(grain, day)));
const grainsOf = (fromDay: string | null, toDay: string | null) =>
  spansOf(['YEAR', 'MONTH'], { fromDay, toDay }, now)
    .map(({ grain }) => grain)
    .sort();

describe('the spans of a range', () => {
  const borders = ['01-01', '01-02', '02-29', '03-01', '03-31', '06-16', '12-31'];
  const days = ['2024', '2025'].flatMap((year) =>
    borders.filter((day) => year === '2024' || day !== '02-29').map((day) => `${year}-${day}`),
  );
  const combinations: CountedGrain[][] = [['YEAR', 'MONTH'], ['MONTH'], ['WEEK'], ['DAY']];

  it.each(combinations)('have each of its days once, by %s', (...grains) => {
    for (const fromDay of days) {
      for (const toDay of days.filter((day) => day >= fromDay)) {
        const covered = spansOf(grains, { fromDay, toDay }, now).flatMap(daysOf).sort();
        expect(covered, `${fromDay} ${toDay}`).toEqual(daysBetween(fromDay, addDays(toDay, 1)));
      }
    }
  });

  it('are the longest that fit, and whole periods up to now', () => {
    expect(grainsOf(null, null)).toEqual(['YEAR']);
    expect(grainsOf('2026-01-01', '2026-06-17')).toEqual(['YEAR']);
    // The open end adds the years to come, which have no rows yet.
    expect(grainsOf('2026-05-19', '2026-06-17')).toEqual(['DAY', 'MONTH', 'YEAR']);
    expect(grainsOf('2025-12-31', '2026-06-16')).toEqual(['DAY', 'DAY', 'MONTH']);
    expect(grainsOf('2026-06-16', '2026-06-16')).toEqual(['DAY']);
  });
});
