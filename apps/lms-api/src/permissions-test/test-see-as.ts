import type { SeeAs } from '@lms/auth/contract';
import { type Problem, reachOf, seeAsHeader } from '@lms/contract';
import type { RouteRecord } from '@lms/server/platform';
import { expect, it } from 'vitest';
import type { Call, CallRow } from './call-row';
import { storedRows } from './stored-rows';
import type { World } from './world';

/** Reads refused while seeing as another person: they outlive it, or are private. */
const forThemselves = [
  'GET /events',
  'GET /learning/course/:courseId/note',
  'GET /report-file/:id/link',
  'GET /user/me/export',
];
const seenRoles = ['ROLE_USER', 'ROLE_ORG_USER', 'ROLE_ORGADMIN'] as const;
const by = (id: string) => ({ headers: { [seeAsHeader]: id } });

/** Tests that a system administrator who sees as another person changes nothing by any call. */
export const testSeeAs = (rows: [string, CallRow][], givenWorld: () => World) => {
  const open = () => {
    const world = givenWorld();
    const system = world.signedIn(world.test.users.system);
    const named = new Map(rows);
    const calls = world.test.app.routeRecords.filter(({ method, path }) =>
      named.has(`${method} ${path}`),
    );
    const begin = async (userId: string) => {
      const response = await system.post(`/user/${userId}/see-as`);
      expect(response.statusCode, response.body).toBe(201);
      return response.json<SeeAs>();
    };
    const send = (
      method: RouteRecord['method'],
      path: string,
      options?: Call['options'],
      body?: Call['body'],
    ) => {
      const { get, post, put, delete: remove } = system;
      if (method === 'GET') return get(path, options);
      if (method === 'DELETE') return remove(path, options);
      return (method === 'PUT' ? put : post)(path, body, options);
    };
    return { world, named, calls, begin, send };
  };

  it('refuses every write by its own code', async () => {
    const { world, calls, begin, send } = open();
    const { orgAdmin, learner } = world.test.users;
    const { id } = await begin(orgAdmin.id);
    for (const { method, path } of calls.filter(({ reads }) => !reads)) {
      const address = path.replace(/:\w*[iI]d\b/g, learner.id).replace(/:\w+/g, 'x');
      const answer = await send(method, address, by(id), {});
      const code = answer.json<Problem>().code;
      const told = `${method} ${path}: ${answer.statusCode} ${code}`;
      expect(told).toBe(`${method} ${path}: 403 seeAs.readOnly`);
    }
  });

  it('changes nothing by any call that is declared as a read', async () => {
    const { world, named, calls, begin, send } = open();
    for (const { method, path } of calls.filter(({ reads }) => reads)) {
      const name = `${method} ${path}`;
      const row = named.get(name)!;
      const role = seenRoles.find(
        (one) => row.access === 'public' || reachOf([one], row.access) !== 'none',
      );
      const caller = await world.own.person(role ?? 'ROLE_ORGADMIN');
      const call = await row.aim({ world, side: world.own, caller, owner: caller });
      const address =
        path.replace(/:(\w+)/g, (_match, key: string) => call.params?.[key] ?? key) +
        (call.query ?? '');
      const look = await begin(caller.id);
      const before = await storedRows(world.test.database);
      const { statusCode } = await send(
        method,
        address,
        { ...call.options, ...by(look.id) },
        call.body,
      );
      const refused = !role || forThemselves.includes(name);
      expect(`${name}: ${statusCode}`).toBe(`${name}: ${refused ? 403 : (row.done ?? 200)}`);
      // Only system administrators reach this call, and they can't be seen as.
      if (!role)
        expect((await send(method, address, call.options, call.body)).statusCode, name).toBe(200);
      expect(await storedRows(world.test.database), name).toEqual(before);
    }
  });
};
