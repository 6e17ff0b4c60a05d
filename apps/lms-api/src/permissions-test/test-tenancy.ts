import { type Permission, reachOf } from '@lms/contract';
import { users } from '@lms/server/database';
import type { TestClient } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EntityAim, exportBody, unchanged } from './entity-rows';
import { createHarmless, refusedFields } from './harmless';
import { isIdField, namingFields } from './naming-fields';
import { storedRows } from './stored-rows';
import { theirs, type World } from './world';

const officeRoles = ['ROLE_ORGADMIN', 'ROLE_ORG_USER'] as const;
/** Returns the role of an organization's staff that may change the entity. */
const workerAt = ({ permissions: { read, update = read } }: EntityAim) =>
  officeRoles.find((role) => reachOf([role], update) !== 'none') ?? 'ROLE_ORGADMIN';

/** Fields that name nothing of an organization, or are not looked up. */
const free = [
  'organizationId',
  'categoryId',
  'externalId',
  'answers.id',
  'pairs.id',
  'blanks.id',
  'blanks.answers.id',
];

/** Tests that one organization neither learns nor changes anything of another's entities. */
export const testTenancy = (entities: EntityAim[], givenWorld: () => World) => {
  let world: World;
  let test: World['test'];
  let system: TestClient;
  let harmless: ReturnType<typeof createHarmless>;
  beforeAll(() => {
    world = givenWorld();
    ({ test } = world);
    system = world.signedIn(test.users.system);
    harmless = createHarmless(test);
  });

  const aimAt = (side: World['own']) => ({
    world,
    side,
    caller: test.users.orgAdmin,
    owner: test.users.orgAdmin,
  });

  it.each(entities.map((entity) => [entity.resource.path, entity] as const))(
    '%s: cover each field that names something',
    async (_path, { resource, references }) => {
      const covered = Object.keys((await references?.(world.foreign, world.own)) ?? {});
      const named = namingFields(resource.inputSchema.describe()).filter(
        (field) => !free.includes(field),
      );
      expect(covered).toEqual(expect.arrayContaining(named));
    },
  );

  describe.each(entities.map((entity) => [entity.resource.path, entity] as const))(
    'who works for one organization, at %s',
    (path, entity: EntityAim) => {
      const role = workerAt(entity);
      /** Expected status for things of the other organization: 403 if the role may never do it. */
      const refusal = (permission: Permission) =>
        reachOf([role], permission) === 'none' ? 403 : 404;
      let admin: TestClient;
      const { resource, permissions, make, standing = make, status, references, input } = entity;
      let ownId: string;
      let foreignId: string;
      let ownCount: number;
      beforeAll(async () => {
        admin = world.signedIn(test.users[role === 'ROLE_ORGADMIN' ? 'orgAdmin' : 'orgUser']);
        ownId = await standing(aimAt(world.own));
        foreignId = await standing(aimAt(world.foreign));
        const found = await admin.post(`${path}/find`, {});
        ownCount = found.json<{ total: number }>().total;
      });

      const find = (body: object) => harmless(() => admin.post(`${path}/find`, body), foreignId);

      it('finds only what is of the own organization, however it is sorted', async () => {
        for (const column of resource.sortable) {
          for (const direction of ['asc', 'desc']) {
            const paginator = { page: 1, pageSize: 100 };
            const answer = await find({ sorting: { column, direction }, paginator });
            expect(answer.json()).toMatchObject({ total: ownCount });
            expect(answer.body).toContain(ownId);
          }
        }
      });

      it('finds nothing of others by filter, term or remembered ids', async () => {
        const ids = resource.filterable.filter(isIdField);
        for (const field of ids) {
          const foreign = field === 'organizationId' ? world.foreign.organization.id : foreignId;
          const item = (await system.get(`${path}/${foreignId}`)).json<
            Record<string, string | null>
          >();
          for (const value of [foreign, item[field] ?? foreign]) {
            const answer = await find({ filter: { [field]: [value] } });
            const own = await find({ filter: { [field]: value } });
            // Categories belong to everybody.
            if (field !== 'categoryId')
              expect(answer.json()).toMatchObject({ items: [], total: 0 });
            expect(own.json<{ total: number }>().total).toBeLessThanOrEqual(ownCount);
          }
        }
        expect((await find({ searchTerm: theirs })).json()).toMatchObject({ items: [], total: 0 });
        const grouping = { selectedRowIds: [], itemIds: [] };
        expect((await find({ grouping, entityId: foreignId })).json()).toMatchObject({
          total: ownCount,
        });
      });

      it('exports nothing of others', async () => {
        for (const more of [{}, { ids: [foreignId] }, { ids: [ownId, foreignId] }]) {
          const before = await storedRows(test.database);
          const answer = await admin.post(`${path}/export`, { ...exportBody, ...more });
          expect(answer.statusCode).toBe(200);
          expect(answer.body).not.toContain(foreignId);
          expect(answer.body.includes(ownId)).toBe(more.ids?.includes(ownId) ?? true);
          // Only the activity of the export is recorded.
          const after = await storedRows(test.database);
          const { activity_log, activity_changes, activity_unchained } = after;
          const recorded = { activity_log, activity_changes, activity_unchained };
          expect(after).toEqual({ ...before, ...recorded });
        }
      });

      it('can neither read nor change nor delete one of others, at whatever version', async () => {
        const item = (await system.get(`${path}/${foreignId}`)).json<object>();
        const body = unchanged(resource, item);
        const answers = [
          await harmless(() => admin.get(`${path}/${foreignId}`), foreignId),
          await harmless(() => admin.put(`${path}/${foreignId}`, body), foreignId),
          await harmless(
            () => admin.put(`${path}/${foreignId}`, { ...body, version: 99 }),
            foreignId,
          ),
          await harmless(() => admin.delete(`${path}/${foreignId}`), foreignId),
        ];
        const { write, update = write, delete: remove = write } = permissions;
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([
          404,
          refusal(update),
          refusal(update),
          refusal(remove),
        ]);
      });

      it('does nothing at all by a bulk call that names one of others', async () => {
        for (const ids of [[foreignId], [ownId, foreignId], [foreignId, ownId]]) {
          for (const call of ['updateStatus', 'deleteItems', 'restoreItems']) {
            if (call === 'restoreItems' && !resource.restorable) continue;
            const body = { ids, ...(call === 'updateStatus' && { status }) };
            const answer = await harmless(() => admin.put(`${path}/${call}`, body), foreignId);
            const asked = call === 'deleteItems' ? permissions.delete : undefined;
            const refused = refusal(asked ?? permissions.write);
            expect(`${call}: ${answer.statusCode}`).toBe(`${call}: ${refused}`);
          }
        }
      });

      if (resource.restorable)
        it('takes back nothing that others deleted', async () => {
          const [own, foreign] = [await make(aimAt(world.own)), await make(aimAt(world.foreign))];
          await admin.delete(`${path}/${own}`);
          await system.delete(`${path}/${foreign}`);
          for (const ids of [[foreign], [own, foreign]]) {
            const answer = await harmless(
              () => admin.put(`${path}/restoreItems`, { ids }),
              foreign,
            );
            expect(answer.statusCode).toBe(404);
          }
        });

      it('names nothing of others in what is made or changed', async () => {
        const good = await input(aimAt(world.own));
        const item = (await admin.get(`${path}/${ownId}`)).json<object>();
        const stored = unchanged(resource, item);
        const named = Object.entries((await references?.(world.foreign, world.own)) ?? {});
        for (const [field, part] of named) {
          const made = await harmless(() => admin.post(path, { ...good, ...part }), foreignId);
          expect(refusedFields(made)).toContain(field);
          const changed = await harmless(
            () => admin.put(`${path}/${ownId}`, { ...stored, ...part }),
            foreignId,
          );
          expect(refusedFields(changed)).toContain(field);
        }
      });

      if ('organizationId' in resource.inputSchema.fields)
        it('makes and keeps things in the own organization, whichever a body names', async () => {
          const organizationId = world.foreign.organization.id;
          const body = { ...(await input(aimAt(world.own))), organizationId };
          const { id } = (await admin.post(path, body)).json<{ id: string }>();
          const read = async () =>
            (await admin.get(`${path}/${id}`)).json<{ organizationId: string; draft?: object }>();
          const made = await read();
          expect(made.organizationId).toBe(world.own.organization.id);
          const change = { ...unchanged(resource, made), organizationId };
          const changed = await admin.put(`${path}/${id}`, change);
          expect(changed.statusCode, changed.body).toBe(200);
          expect((await read()).organizationId).toBe(world.own.organization.id);
        });

      it('finds and reads nothing while belonging to no organization', async () => {
        const { id } = await world.own.person(role);
        await test.db.update(users).set({ organizationId: null }).where(eq(users.id, id));
        const nobody = world.signedIn({ id });
        expect((await nobody.post(`${path}/find`, {})).json()).toMatchObject({
          items: [],
          total: 0,
        });
        for (const one of [ownId, foreignId]) {
          expect((await nobody.get(`${path}/${one}`)).statusCode).toBe(404);
          const gone = await nobody.put(`${path}/deleteItems`, { ids: [one] });
          expect(gone.statusCode).toBe(refusal(permissions.delete ?? permissions.write));
        }
      });
    },
  );
};
