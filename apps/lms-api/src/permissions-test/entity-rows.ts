import type { EntityTypes, Permission, Resource } from '@lms/contract';
import type { Aim, CallRow, CallRows } from './call-row';

export interface EntityAim<T extends EntityTypes> {
  resource: Resource<T>;
  permissions: { read: Permission; write: Permission };
  /** Makes one that may be deleted, and may take the status. */
  make: (at: Aim) => Promise<string>;
  status: T['status'];
  /** What a form sends to make one. */
  input: (at: Aim) => Promise<object> | object;
  /** What `POST` answers to who names another organisation or what is theirs. */
  foreignInput?: number;
}

/** A body for `/export` of whatever entity. */
export const exportBody = { format: 'csv', columns: [{ field: 'id', title: 'Id' }] };

/** The generic calls of one entity. */
export const entityRows = <T extends EntityTypes>({
  resource: { path, inputSchema, restorable },
  permissions: { read, write },
  make,
  status,
  input,
  // Who has an organisation makes it there, whichever the body names.
  foreignInput = 201,
}: EntityAim<T>): CallRows => {
  const fields = ['version', ...Object.keys(inputSchema.fields)];
  /** What a form sends to change nothing. */
  const unchanged = (item: { draft?: object }) =>
    Object.fromEntries(
      Object.entries({ ...item, ...item.draft }).filter(([field]) => fields.includes(field)),
    );
  const one = async (at: Aim) => ({ params: { id: await make(at) } });
  const row = (access: Permission, aim: CallRow['aim'], more: Partial<CallRow> = {}): CallRow => ({
    access,
    aim,
    ...more,
  });
  const rows: CallRows = {
    [`POST ${path}/find`]: row(read, () => ({ body: {} }), { foreign: 'none' }),
    [`POST ${path}/export`]: row(read, () => ({ body: exportBody }), { foreign: 'none' }),
    [`POST ${path}`]: row(write, async (at) => ({ body: await input(at) }), {
      done: 201,
      foreign: foreignInput,
    }),
    [`GET ${path}/:id`]: row(read, one),
    [`PUT ${path}/:id`]: row(write, async (at) => {
      const { params } = await one(at);
      const item = await at.side.client().get(`${path}/${params.id}`);
      return { params, body: unchanged(item.json<{ draft?: object }>()) };
    }),
    [`DELETE ${path}/:id`]: row(write, one, { done: 204 }),
    [`PUT ${path}/updateStatus`]: row(write, async (at) => ({
      body: { ids: [await make(at)], status },
    })),
    [`PUT ${path}/deleteItems`]: row(write, async (at) => ({ body: { ids: [await make(at)] } })),
  };
  if (restorable) {
    rows[`PUT ${path}/restoreItems`] = row(write, async (at) => {
      const id = await make(at);
      await at.world.signedIn(at.world.test.users.system).delete(`${path}/${id}`);
      return { body: { ids: [id] } };
    });
  }
  return rows;
};
