import { reachOf, type Role, roles } from '@lms/contract';
import { activityLog } from '@lms/server/database';
import type { TestClient } from '@lms/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call, CallRow } from './call-row';
import { storedRows } from './stored-rows';
import { theirs, type World } from './world';

const sides = ['own', 'foreign'] as const;
type WhichSide = (typeof sides)[number];

/** One call by one caller, and its expected status. */
interface Attempt {
  by: Role | 'anonymous';
  on: WhichSide;
  status: number;
}

const reachOfRole = (role: Role, { access }: CallRow) =>
  access === 'public' ? 'all' : reachOf([role], access);

/** Expected statuses of a call by the permission table. */
const attemptsOf = (row: CallRow): Attempt[] => {
  const aimed = sides.slice(0, row.foreign === 'none' || row.access === 'public' ? 1 : 2);
  const done = row.done ?? 200;
  const statusFor = (by: Attempt['by'], on: WhichSide) => {
    if (by === 'anonymous') return row.access === 'public' ? done : 401;
    const reach = reachOfRole(by, row);
    if (reach === 'none') return 403;
    if (on === 'own' || reach === 'all' || row.foreign === 'none') return done;
    return row.foreign ?? 404;
  };
  return aimed.flatMap((on) =>
    (['anonymous', ...roles] as const).map((by) => ({ by, on, status: statusFor(by, on) })),
  );
};
/** Checks whether a call leaves a row in the activity log. */
const isRecorded = (world: World, name: string, { access, unrecorded }: CallRow) =>
  access !== 'public' &&
  !unrecorded &&
  !world.test.app.routeRecords.some(
    ({ method, path, reads }) => reads && `${method} ${path}` === name,
  );
const isRefusal = ({ status }: Attempt) => status >= 400;

/** Creates what a call is about, as a user who may make it. */
const aimAs = async (world: World, row: CallRow, by: Role, on: WhichSide) => {
  const side = world[on];
  const caller = await world.own.person(by);
  const owner = on === 'own' ? caller : await side.person(by);
  return { caller, call: await row.aim({ world, side, caller, owner }) };
};

const prepare = async (world: World, row: CallRow, by: Role, on: WhichSide) => {
  const { caller, call } = await aimAs(world, row, by, on);
  return { call, client: world.signedIn(caller) };
};

/** Prepares calls that are refused. Those who may not call at all share a target. */
const prepareRefusals = async (
  world: World,
  outsiders: Record<Role, TestClient>,
  row: CallRow,
  refusals: Attempt[],
) => {
  const able = roles.find((role) => reachOfRole(role, row) !== 'none') ?? 'ROLE_USER';
  const targets = new Map<WhichSide, Promise<Call>>();
  const targetOn = (on: WhichSide) => {
    const target = targets.get(on) ?? aimAs(world, row, able, on).then(({ call }) => call);
    targets.set(on, target);
    return target;
  };
  const prepared = [];
  for (const attempt of refusals) {
    const { by, on, status } = attempt;
    if (by === 'anonymous') {
      prepared.push({ attempt, call: await targetOn(on), client: world.test.anonymous });
    } else if (status === 403) {
      prepared.push({ attempt, call: await targetOn(on), client: outsiders[by] });
    } else {
      prepared.push({ attempt, ...(await prepare(world, row, by, on)) });
    }
  }
  return prepared;
};

const send = async (name: string, { params, query = '', body, options }: Call, as: TestClient) => {
  const [method, path = ''] = name.split(' ');
  const address = path.replace(/:(\w+)/g, (_match, key: string) => params?.[key] ?? key) + query;
  if (method === 'GET') return as.get(address, options);
  if (method === 'DELETE') return as.delete(address, { ...options, payload: body });
  return as[method === 'PUT' ? 'put' : 'post'](address, body, options);
};

/** A stream has no complete body: it stays open as long as the client listens. */
const bodyOf = (call: Call, answer: { body: string }) =>
  call.options?.payloadAsStream ? '' : answer.body;
const told = ({ by, on }: Attempt, status: number) => `${by} on ${on}: ${status}`;

/**
 * Tests who may make each call, by the table: as every role, in the own organization and in
 * another.
 */
export const testPermissions = (rows: [string, CallRow][], worldOf: () => World) => {
  let world: World;
  /** A user of each role who makes calls that are refused to this role. */
  let outsiders: Record<Role, TestClient>;
  beforeAll(async () => {
    world = worldOf();
    const signedIn = async (role: Role) =>
      [role, world.signedIn(await world.own.person(role))] as const;
    outsiders = Object.fromEntries(await Promise.all(roles.map(signedIn))) as typeof outsiders;
  });

  describe.each(rows)('%s', (name, row) => {
    const attempts = attemptsOf(row);

    const refusals = attempts.filter(isRefusal);
    if (refusals.length > 0)
      it('refuses others, who learn and change nothing', async () => {
        const refused = await prepareRefusals(world, outsiders, row, refusals);
        const before = await storedRows(world.test.database);
        for (const { attempt, call, client } of refused) {
          const answer = await send(name, call, client);
          const body = bodyOf(call, answer);
          expect(told(attempt, answer.statusCode), body).toBe(told(attempt, attempt.status));
          expect(body).not.toContain(theirs);
        }
        expect(await storedRows(world.test.database)).toEqual(before);
      });

    it('is done and recorded for whom the table allows it, with nothing of others', async () => {
      for (const attempt of attempts.filter((one) => !isRefusal(one))) {
        const { call, client } =
          attempt.by === 'anonymous'
            ? {
                call: (await aimAs(world, row, 'ROLE_USER', attempt.on)).call,
                client: world.test.anonymous,
              }
            : await prepare(world, row, attempt.by, attempt.on);
        const recorded = await world.test.db.$count(activityLog);
        const answer = await send(name, call, client);
        const body = bodyOf(call, answer);
        expect(told(attempt, answer.statusCode), body).toBe(told(attempt, attempt.status));
        if (isRecorded(world, name, row)) {
          expect(await world.test.db.$count(activityLog), told(attempt, 0)).toBeGreaterThan(
            recorded,
          );
        }
        const reach = attempt.by === 'anonymous' ? 'all' : reachOfRole(attempt.by, row);
        if (reach === 'own' && !row.namesOthers) expect(body).not.toContain(theirs);
      }
    });
  });
};
