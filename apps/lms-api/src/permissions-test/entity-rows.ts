import type { Permission } from '@lms/contract';
import type { AnyObjectSchema } from 'yup';
import type { Aim, CallRow, CallRows } from './call-row';
import type { Side } from './world';

/** Entity whose generic calls are tested. */
export interface EntityAim {
  resource: {
    path: string;
    inputSchema: Pick<AnyObjectSchema, 'fields' | 'describe'>;
    sortable: readonly string[];
    filterable: readonly string[];
    restorable?: boolean;
  };
  permissions: {
    read: Permission;
    write: Permission;
    update?: Permission;
    delete?: Permission;
    move?: Permission;
  };
  /** Creates one that may be deleted and may take `status`. */
  make: (at: Aim) => Promise<string>;
  status: string;
  /** Reason of the change to `status`, where one is required. */
  reason?: string;
  /** False where a list's state can't change the status of all that match. */
  movesAll?: boolean;
  /** Returns the one that is read and changed; `make` by default. */
  standing?: (at: Aim) => Promise<string> | string;
  /** Returns the input that a form sends to create one. */
  input: (at: Aim) => Promise<object> | object;
  /** Status of a `POST` that names another organization, or things of it. */
  foreignInput?: number;
  /**
   * Values of the other side for each field that names something. Entities without it belong to no
   * organization.
   */
  references?: (foreign: Side, own: Side) => Promise<Record<string, object>>;
}

/** Body for `/export` of any entity. */
export const exportBody = { format: 'csv', columns: [{ field: 'id', title: 'Id' }] };

/** Returns the input that a form sends to save an item unchanged. */
export const unchanged = (
  { inputSchema }: EntityAim['resource'],
  item: { draft?: object },
): object => {
  const fields = ['version', ...Object.keys(inputSchema.fields)];
  const shown = Object.entries({ ...item, ...item.draft });
  return Object.fromEntries(shown.filter(([field]) => fields.includes(field)));
};

/** Client of a user who may do all of it. */
const system = ({ world }: Aim) => world.signedIn(world.test.users.system);

/** Makes the rows of one entity's generic calls. */
export const entityRows = ({
  resource,
  permissions: { read, write, update = write, delete: remove = write, move = write },
  make,
  standing = make,
  status,
  reason,
  input,
  // Callers with an organization create it there, whichever the body names.
  foreignInput = 201,
  movesAll = true,
}: EntityAim): CallRows => {
  const { path, restorable } = resource;
  const one = async (at: Aim) => ({ params: { id: await standing(at) } });
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
    [`PUT ${path}/:id`]: row(update, async (at) => {
      const { params } = await one(at);
      const item = await system(at).get(`${path}/${params.id}`);
      return { params, body: unchanged(resource, item.json<object>()) };
    }),
    [`DELETE ${path}/:id`]: row(remove, async (at) => ({ params: { id: await make(at) } }), {
      done: 204,
    }),
    [`PUT ${path}/updateStatus`]: row(move, async (at) => ({
      body: { ids: [await make(at)], status, ...(reason && { reason }) },
    })),
    [`PUT ${path}/deleteItems`]: row(remove, async (at) => ({ body: { ids: [await make(at)] } })),
  };
  if (movesAll) {
    const body = { status, searchTerm: 'No such row' };
    rows[`PUT ${path}/updateStatusOfAll`] = row(write, () => ({ body }), {
      foreign: 'none',
      unrecorded: 'without a confirmed number it only counts',
    });
  }
  if (restorable) {
    rows[`PUT ${path}/restoreItems`] = row(write, async (at) => {
      const id = await make(at);
      await system(at).delete(`${path}/${id}`);
      return { body: { ids: [id] } };
    });
  }
  return rows;
};
