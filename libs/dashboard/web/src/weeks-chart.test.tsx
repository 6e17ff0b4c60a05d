import { renderWithStore } from '@lms/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WeeksChart } from './weeks-chart';

afterEach(() => vi.unstubAllGlobals());

/** Draws twelve equal weeks in a box of a width, in px. */
const draw = async (enrolments: number, width: number) => {
  let measure: (width: number) => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: { contentRect: { width: number } }[]) => void) {
        measure = (width) => callback([{ contentRect: { width } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const weeks = Array.from({ length: 12 }, (_, index) => ({
    startsAt: new Date(Date.UTC(2026, 7, 7 + index * 7)).toISOString(),
    enrolments,
    completions: 3,
  }));
  await renderWithStore(<WeeksChart weeks={weeks} />, { texts: ['dashboard'] });
  act(() => measure(width));
  return screen.getByRole('img');
};

it('draws its bars where there is next to no room, as before the styles are there', async () => {
  const bars = [...(await draw(7, 82)).querySelectorAll('g > rect')];
  expect(bars).toHaveLength(24);
  expect(bars.filter((bar) => Number(bar.getAttribute('width')) <= 0)).toEqual([]);
});

it('leaves room for the counts of a whole country beside its axis', async () => {
  const counts = [
    [7, '8'],
    [1_900_000, '2,000,000'],
  ] as const;
  for (const [enrolments, text] of counts) {
    const chart = await draw(enrolments, 600);
    const count = [...chart.querySelectorAll('text')].find((one) => one.textContent === text);
    // Set to the end at 12 px, where the widest digits take 7 px or a little more.
    expect(Number(count?.getAttribute('x'))).toBeGreaterThanOrEqual(7.5 * text.length);
    cleanup();
  }
});
