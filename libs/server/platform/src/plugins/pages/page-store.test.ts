import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPageStore } from './page-store';

it('makes two pages at once and the others in turn, also after one that fails', async () => {
  const find = createPageStore<{ size: number }>({ now: () => new Date() });
  let running = 0;
  let most = 0;
  const make = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    if (number === 0) throw new Error('no page');
    return { size: number };
  };
  const found = await Promise.allSettled(
    Array.from({ length: 9 }, (_, number) => find(`page ${number}`, make(number))),
  );
  const [failed, ...made] = found;
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(made.map((one) => (one as { value: { size: number } }).value.size)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  expect(most).toBe(2);
});
