import type { Problem, Role } from '@lms/contract';
import { type User, users } from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { createChance } from '../demo-data/chance';
import type { CallRow } from '../permissions-test/call-row';
import type { World } from '../permissions-test/world';
import { prepareCall, sendCall, variantsOf } from './fuzzed-call';

const bodies = Number(process.env['FUZZ_BODIES'] ?? 200);
const seed = process.env['FUZZ_SEED'] ?? 'bad input';

const recordOf = ({ test }: World, name: string) => {
  const [method, path] = name.split(' ');
  const found = test.app.routeRecords.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`No call ${name}`);
  return found;
};

/** Streams of events have no end, and nothing is told of them but their begin. */
const isStream = (name: string) => name.endsWith('/events');

const unknownFields = (answer: { json: () => unknown }) =>
  ((answer.json() as Problem).errors ?? [])
    .filter(({ code }) => code === 'unknown')
    .map(({ field }) => field);

/** Calls whose query another site writes: a gateway adds to it what it likes. */
const openQueries = ['GET /order/return/:gateway'];

const withQuery = (query = '') => `${query}${query ? '&' : '?'}unheardOf=1`;

/** Tests that a call refuses what it does not know, and answers no bad input with a fault. */
export const testBadInput = (rows: [string, CallRow][], worldOf: () => World) =>
  describe.each(rows.filter(([name]) => !isStream(name)))('%s', (name, row) => {
    const callers = new Map<Role, User>();
    afterAll(async () => {
      const made = [...callers.values()].map(({ id }) => id);
      const { db } = worldOf().test;
      await db.update(users).set({ status: 'INACTIVE' }).where(inArray(users.id, made));
    });

    it('refuses an unknown property and another kind of body', async () => {
      const world = worldOf();
      const record = recordOf(world, name);
      const { pick } = createChance(seed);
      const prepared = await prepareCall(world, row, pick, callers);
      const { body, query } = prepared.call;
      if (!openQueries.includes(name)) {
        const asked = await sendCall(record, prepared, { query: withQuery(query) });
        expect([asked.statusCode, unknownFields(asked)], asked.body).toEqual([400, ['unheardOf']]);
      }
      if (record.method === 'GET' || record.takes) return;
      const more = { ...(body as object | undefined), unheardOf: 1 };
      const told = await sendCall(record, prepared, { body: more });
      expect([told.statusCode, unknownFields(told)], told.body).toEqual([400, ['unheardOf']]);
      for (const type of ['text/plain', 'application/xml', 'application/json; charset=latin1']) {
        const headers = { 'content-type': type };
        const odd = await sendCall(record, prepared, { body: JSON.stringify(more), headers });
        expect(`${type}: ${odd.statusCode}`).toBe(`${type}: 415`);
      }
    });

    it('answers no bad input with a fault', async () => {
      const world = worldOf();
      const record = recordOf(world, name);
      const chance = createChance(`${seed} ${name}`);
      const variant = variantsOf(record, chance);
      const count = record.body ? bodies : record.query ? bodies / 4 : 5;
      const prepare = () => prepareCall(world, row, chance.pick, callers);
      let prepared = await prepare();
      const faults: string[] = [];
      for (let index = 0; index < count; index += 1) {
        const sent = variant(prepared.call);
        const answer = await sendCall(record, prepared, sent);
        const { statusCode } = answer;
        if (statusCode >= 500) faults.push(`${statusCode} to ${JSON.stringify(sent)}`);
        if (statusCode === 401) callers.clear();
        if ((statusCode < 300 && !record.reads) || statusCode === 401) prepared = await prepare();
      }
      expect(faults).toEqual([]);
    }, 120_000);
  });
