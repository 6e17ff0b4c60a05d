import { expect, it } from 'vitest';
import { ticksTo } from './axis';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [80, [0, 20, 40, 60, 80]],
  [83, [0, 50, 100]],
])('has few round ticks up to %d', (count, ticks) => {
  expect(ticksTo(count)).toEqual(ticks);
});
