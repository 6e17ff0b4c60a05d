import { type Database, jobs } from '@lms/server/database';
import { createTestDatabase } from '@lms/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEvents, defineEvent } from './events';

const happened = defineEvent<{ what: string }>('happened');
const other = defineEvent<{ what: string }>('other');

const changed = defineEvent<void>('changed');
const unchanged = defineEvent<void>('unchanged');

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const row = (kind: string) => {
  const at = new Date().toISOString();
  return { kind, payload: {}, runAt: at, createdAt: at };
};
const stored = async () => (await database.db.select().from(jobs)).map(({ kind }) => kind);

it('tells subscribers one after another, in the order in which they came', async () => {
  const events = createEvents();
  const heard: string[] = [];
  events.subscribe(happened, 'slow', async (tx, { what }) => {
    await tx.insert(jobs).values(row('order'));
    await tx.delete(jobs);
    heard.push(`slow ${what}`);
  });
  events.subscribe(happened, 'quick', async (_tx, { what }) => void heard.push(`quick ${what}`));
  events.subscribe(other, 'deaf', async () => void heard.push('deaf'));
  await database.db.transaction((tx) => events.publish(tx, happened, { what: 'now' }));
  expect(heard).toEqual(['slow now', 'quick now']);
});

it('stores what the publisher and its subscribers did together, or nothing of it', async () => {
  const events = createEvents();
  const heard: string[] = [];
  let isFailing = true;
  events.subscribe(happened, 'first', async (tx) => void (await tx.insert(jobs).values(row('b'))));
  events.subscribe(happened, 'second', async () => {
    if (isFailing) throw new Error('no');
  });
  events.subscribe(happened, 'third', async () => void heard.push('third'));
  const publish = () =>
    database.db.transaction(async (tx) => {
      await tx.insert(jobs).values(row('a'));
      await events.publish(tx, happened, { what: 'now' });
    });

  await expect(publish()).rejects.toThrow('no');
  expect(await stored()).toEqual([]);
  expect(heard).toEqual([]);

  isFailing = false;
  await publish();
  expect(await stored()).toEqual(['a', 'b']);
  expect(heard).toEqual(['third']);
});

it('tells a subscriber once, however many apps are built on the same parts', async () => {
  const events = createEvents();
  let count = 0;
  for (const by of [10, 1]) {
    events.subscribe(happened, 'counter', async () => {
      count += by;
    });
  }
  await database.db.transaction((tx) => events.publish(tx, happened, { what: 'now' }));
  expect(count).toBe(1);
});

it('tells after the transaction who waits for that, of this event alone', () => {
  const events = createEvents();
  const heard: string[] = [];
  events.onCommitted(changed, 'reader', () => void heard.push('replaced'));
  events.onCommitted(changed, 'reader', () => void heard.push('changed'));
  events.onCommitted(unchanged, 'reader', () => void heard.push('unchanged'));
  events.committed(changed);
  expect(heard).toEqual(['changed']);
});

it('asks nobody of another set of parts', async () => {
  const heard: string[] = [];
  createEvents().subscribe(happened, 'far', async () => void heard.push('far'));
  await database.db.transaction((tx) => createEvents().publish(tx, happened, { what: 'now' }));
  expect(heard).toEqual([]);
});
