import { renderWithStore } from '@lms/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WeeksChart } from './weeks-chart';

afterEach(() => vi.unstubAllGlobals());

it('draws its bars where there is next to no room, as before the styles are there', async () => {
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
    enrolments: 7,
    completions: 3,
  }));
  await renderWithStore(<WeeksChart weeks={weeks} />, { texts: ['dashboard'] });
  act(() => measure(82));
  const bars = [...screen.getByRole('img').querySelectorAll('g > rect')];
  expect(bars).toHaveLength(24);
  expect(bars.filter((bar) => Number(bar.getAttribute('width')) <= 0)).toEqual([]);
});
