import { type Database, jobs } from '@lms/server/database';
import { createTestDatabase } from '@lms/server/testing';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJobQueue } from './job-queue';

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(jobs));
afterEach(() => void vi.useRealTimers());

const silent = { info: () => {}, warn: () => {}, error: () => {} };
let time = Date.parse('2026-03-01T00:00:00Z');
const now = () => new Date(time);
const createQueue = () => createJobQueue({ database, now, pollEvery: 20 });
const only = async () => (await database.db.select().from(jobs))[0];

describe('the job queue', () => {
  it('does a job once, when the transaction that added it commits', async () => {
    const queue = createQueue();
    const done: unknown[] = [];
    queue.handle('note', async (payload) => void done.push(payload));
    await database.db.transaction((tx) => queue.enqueue(tx, 'note', { text: 'kept' }));
    await database.db
      .transaction(async (tx) => {
        await queue.enqueue(tx, 'note', { text: 'rolled back' });
        throw new Error('no');
      })
      .catch(() => {});
    await queue.runDue();
    await queue.runDue();
    expect(done).toEqual([{ text: 'kept' }]);
    expect(await only()).toMatchObject({
      payload: {},
      attempts: 1,
      finishedAt: now().toISOString(),
    });
  });

  it('waits until a job is due', async () => {
    const queue = createQueue();
    const handler = vi.fn(async () => {});
    queue.handle('later', handler);
    await queue.enqueue(database.db, 'later', {}, new Date(time + 1_000));
    await queue.runDue();
    expect(handler).not.toHaveBeenCalled();
    time += 1_000;
    await queue.runDue();
    expect(handler).toHaveBeenCalledOnce();
  });

  it('tries again after a failure, later each time, and keeps no address in the error', async () => {
    const queue = createQueue();
    queue.handle('flaky', async () => {
      throw Object.assign(new Error('refused <a@example.org>'), { code: 'ECONNREFUSED' });
    });
    await queue.enqueue(database.db, 'flaky', { kept: true });
    for (const wait of [5_000, 10_000, 20_000]) {
      await queue.runDue();
      const job = await only();
      expect(Date.parse(job?.runAt ?? '') - time).toBe(wait);
      expect(job).toMatchObject({ lastError: 'Error ECONNREFUSED', payload: { kept: true } });
      time += wait;
    }
    const handler = vi.fn(async () => {});
    queue.handle('flaky', handler);
    await queue.runDue();
    expect(handler).toHaveBeenCalledOnce();
  });

  it('gives a job up in the end and says why', async () => {
    const queue = createQueue();
    queue.handle('hopeless', () => Promise.reject(new TypeError('never')));
    await queue.enqueue(database.db, 'hopeless', { secret: 1 });
    await database.db.update(jobs).set({ attempts: 79 });
    await queue.runDue();
    expect(await only()).toMatchObject({ lastError: 'TypeError', payload: {} });
    expect((await only())?.finishedAt).not.toBeNull();
  });

  it('takes over the job of a worker that died', async () => {
    const killed = createQueue();
    killed.handle('work', () => new Promise(() => {}));
    await killed.enqueue(database.db, 'work', { n: 1 });
    void killed.runDue();
    await expect.poll(async () => (await only())?.lockedUntil).toBeTruthy();

    const next = createQueue();
    const handler = vi.fn(async () => {});
    next.handle('work', handler);
    await next.runDue();
    expect(handler).not.toHaveBeenCalled();
    time += 60_000;
    await next.runDue();
    expect(handler).toHaveBeenCalledExactlyOnceWith(
      { n: 1 },
      expect.objectContaining({ attempt: 2 }),
    );
    expect(await only()).toMatchObject({ attempts: 2 });
  });

  it('gives each job to one of several workers', async () => {
    const seen: unknown[] = [];
    const queues = [createQueue(), createQueue(), createQueue()];
    for (const queue of queues) queue.handle('share', async (payload) => void seen.push(payload));
    const numbers = Array.from({ length: 30 }, (_, n) => n);
    for (const n of numbers) await queues[0]?.enqueue(database.db, 'share', n);
    await Promise.all(queues.map((queue) => queue.runDue()));
    expect(seen.sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  it('works in the background however often jobs are added', async () => {
    const queue = createJobQueue({ database, now, pollEvery: 60_000 });
    let done = 0;
    queue.handle('steady', async () => void (done += 1));
    queue.start(silent);
    const adding = async () => {
      await queue.enqueue(database.db, 'steady', {});
      return done;
    };
    await expect.poll(adding).toBeGreaterThan(0);
    await queue.stop();
  });

  it('works in the background soon after a commit, and finishes its job when stopped', async () => {
    const queue = createJobQueue({ database, now, pollEvery: 60_000 });
    let finished = false;
    let release = () => {};
    const started = new Promise<void>((begun) => {
      queue.handle('slow', async () => {
        begun();
        await new Promise<void>((resolve) => (release = resolve));
        finished = true;
      });
    });
    queue.start(silent);
    await queue.enqueue(database.db, 'slow', {});
    await queue.enqueue(database.db, 'slow', {});
    await started;
    const stopped = queue.stop();
    release();
    await stopped;
    expect(finished).toBe(true);
    expect(await database.db.$count(jobs)).toBe(2);
    expect((await database.db.select().from(jobs)).filter((job) => job.finishedAt)).toHaveLength(1);
  });

  it('lets no long job delay those of other lanes', async () => {
    const queue = createJobQueue({ database, now, pollEvery: 60_000 });
    let release = () => {};
    const began = new Promise<void>((begun) => {
      queue.handle(
        'export',
        async () => {
          begun();
          await new Promise<void>((resolve) => (release = resolve));
        },
        'slow',
      );
    });
    const sent: unknown[] = [];
    queue.handle('mail', async (payload) => void sent.push(payload), 'mail');
    queue.start(silent);
    await queue.enqueue(database.db, 'export', {});
    await began;
    for (const n of [1, 2]) {
      await queue.enqueue(database.db, 'mail', n);
      await expect.poll(() => sent).toHaveLength(n);
    }
    release();
    await queue.stop();
    expect(sent).toEqual([1, 2]);
  });

  it('keeps a job that takes longer than its lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [queue, other] = [createQueue(), createQueue()];
    let release = () => {};
    const began = new Promise<void>((begun) => {
      queue.handle('long', () => {
        begun();
        return new Promise<void>((resolve) => (release = resolve));
      });
    });
    const taken = vi.fn(async () => {});
    other.handle('long', taken);
    await queue.enqueue(database.db, 'long', {});
    const done = queue.runDue();
    await began;
    for (let minute = 0; minute < 4; minute += 1) {
      time += 30_000;
      vi.advanceTimersByTime(20_000);
      const renewed = new Date(time + 60_000).toISOString();
      await expect.poll(async () => (await only())?.lockedUntil).toBe(renewed);
      await other.runDue();
    }
    expect(taken).not.toHaveBeenCalled();
    release();
    await done;
    expect(await only()).toMatchObject({ attempts: 1, finishedAt: now().toISOString() });
  });

  it('tells a worker that its job is lost, and leaves it to the one that has it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [stalled, next] = [createQueue(), createQueue()];
    let isLost = false;
    const began = new Promise<void>((begun) => {
      stalled.handle('long', async (_payload, { signal }) => {
        begun();
        await once(signal, 'abort');
        isLost = true;
        throw new Error('lost');
      });
    });
    next.handle('long', async () => {});
    await stalled.enqueue(database.db, 'long', {});
    const done = stalled.runDue();
    await began;
    time += 60_000;
    await next.runDue();
    vi.advanceTimersByTime(20_000);
    await done;
    expect(isLost).toBe(true);
    expect(await only()).toMatchObject({ attempts: 2, lastError: null });
  });

  it('puts a long job back when stopped, as if it had not been tried', async () => {
    const queue = createJobQueue({ database, now, pollEvery: 60_000 });
    const began = new Promise<void>((begun) => {
      queue.handle('long', async (_payload, { signal }) => {
        begun();
        await once(signal, 'abort');
        signal.throwIfAborted();
      });
    });
    queue.start(silent);
    await queue.enqueue(database.db, 'long', { kept: true });
    await began;
    await queue.stop();
    expect(await only()).toMatchObject({ attempts: 0, lockedUntil: null, payload: { kept: true } });
  });
});
