import { limitCounts } from '@lms/server/database';
import { type TestApp, testAppOf } from '@lms/server/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TooManyError } from '../http/problems';
import { createLimiter } from './limiter';

const hour = 60 * 60_000;

let test: TestApp;
beforeEach(async () => {
  test = await testAppOf([])();
});
afterEach(() => test.close());

describe('a limiter', () => {
  it('lets through no more of those that come at once', async () => {
    const { use } = createLimiter(test.deps, 'test', 5, hour);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => use('one')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(use('one')).rejects.toThrow(TooManyError);
    await expect(use('another')).resolves.toBeUndefined();
  });

  it('begins anew once a key is forgotten', async () => {
    const { use, forget } = createLimiter(test.deps, 'test', 1, hour);
    await use('one');
    await forget('one');
    await expect(use('one')).resolves.toBeUndefined();
  });

  it('locks nobody out whose window began while the clock ran ahead', async () => {
    const { use } = createLimiter(test.deps, 'test', 1, hour);
    test.clock.advance(24 * hour);
    await use('one');
    await expect(use('one')).rejects.toThrow(TooManyError);
    test.clock.advance(-24 * hour);
    await expect(use('one')).resolves.toBeUndefined();
    await expect(use('one')).rejects.toThrow(TooManyError);
  });

  it('counts in an open transaction what only happens when that commits', async () => {
    const { use } = createLimiter(test.deps, 'test', 1, hour);
    const undone = test.db.transaction(async (tx) => {
      await use('one', tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect(use('one')).resolves.toBeUndefined();
  });

  it('keeps no addresses, and nothing for long whose time is over', async () => {
    const { use } = createLimiter(test.deps, 'test', 1, hour);
    for (let count = 0; count < 10; count += 1) await use(`person-${count}@example.org`);
    const rows = await test.db.select().from(limitCounts);
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain('example');
    test.clock.advance(hour);
    for (let count = 0; count < 5; count += 1) await use(`other-${count}`);
    expect(await test.db.$count(limitCounts)).toBe(5);
  });
});
