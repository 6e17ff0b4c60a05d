import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type SendResult } from './outbox';

const newest = (_older: string, newer: string) => newer;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('outbox', () => {
  it('sends only the last of values that follow each other quickly', async () => {
    const send = vi.fn(async (): Promise<SendResult> => 'done');
    const outbox = createOutbox<string>(send, newest);
    outbox.put('name', 'a', 800);
    outbox.put('name', 'ab', 800);
    await vi.advanceTimersByTimeAsync(799);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([['name', 'ab']]);
    expect(outbox.getState().unsent.size).toBe(0);
  });

  it('keeps what failed and tries again, each time after a longer while', async () => {
    const answers: SendResult[] = ['later', 'later', 'done'];
    const send = vi.fn(async (): Promise<SendResult> => answers.shift() ?? 'done');
    const outbox = createOutbox<string>(send, newest);
    outbox.put('name', 'a');
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.getState()).toMatchObject({ failing: true });
    expect(outbox.getState().unsent.get('name')).toBe('a');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(3);
    expect(outbox.getState()).toMatchObject({ failing: false, unsent: new Map() });
  });

  it('tries again at once when the browser is back online', async () => {
    const answers: SendResult[] = ['later', 'done'];
    const send = vi.fn(async (): Promise<SendResult> => answers.shift() ?? 'done');
    const outbox = createOutbox<string>(send, newest);
    outbox.put('name', 'a');
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('lets no newer value overtake an older one of the same key', async () => {
    const arrivals: (() => void)[] = [];
    const send = vi.fn(
      () => new Promise<SendResult>((resolve) => arrivals.push(() => resolve('done'))),
    );
    const outbox = createOutbox<string>(send, newest);
    outbox.put('name', 'old');
    await vi.advanceTimersByTimeAsync(0);
    outbox.put('name', 'new');
    await vi.advanceTimersByTimeAsync(100);
    expect(send.mock.calls).toEqual([['name', 'old']]);
    arrivals[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(send.mock.calls).toEqual([
      ['name', 'old'],
      ['name', 'new'],
    ]);
  });

  it('tells after draining whether everything arrived', async () => {
    let answer: SendResult = 'later';
    const outbox = createOutbox<string>(async () => answer, newest);
    outbox.put('name', 'a');
    expect(await outbox.drain()).toBe(false);
    answer = 'done';
    expect(await outbox.drain()).toBe(true);
  });

  it('tries once more at once what fails while draining', async () => {
    const answers: SendResult[] = ['done', 'later'];
    const outbox = createOutbox<string>(async () => answers.shift() ?? 'done', newest);
    outbox.put('name', 'a');
    outbox.put('place', 'b');
    expect(await outbox.drain()).toBe(true);
  });
});
