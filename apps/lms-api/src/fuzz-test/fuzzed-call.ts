import { reachOf, type Role, roles } from '@lms/contract';
import type { User } from '@lms/server/database';
import type { RouteRecord } from '@lms/server/platform';
import { type TestClient, unknownId } from '@lms/server/testing';
import type { Chance } from '../demo-data/chance';
import { toJsonSchema } from '../open-api/request-schema';
import type { Call, CallRow } from '../permissions-test/call-row';
import type { World } from '../permissions-test/world';
import { createValues } from './create-values';

/** Call with what it needs, and a client that may make it. */
interface Prepared {
  call: Call;
  client: TestClient;
}

/**
 * Prepares a valid call by somebody who may make it: one of those who called before, if any, but
 * always another learner, who enrols only once.
 */
export const prepareCall = async (
  world: World,
  { access, aim }: CallRow,
  pick: Chance['pick'],
  callers = new Map<Role, User>(),
): Promise<Prepared> => {
  const able =
    access === 'public' ? roles : roles.filter((role) => reachOf([role], access) !== 'none');
  const role = pick(able);
  const caller = callers.get(role) ?? (await world.own.person(role));
  if (role !== 'ROLE_USER') callers.set(role, caller);
  const call = await aim({ world, side: world.own, caller, owner: caller });
  return { call, client: world.signedIn(caller) };
};

const json = { 'content-type': 'application/json' };

/** Sends a call, with some of its parts replaced. */
export const sendCall = (
  { method, path }: RouteRecord,
  { call, client }: Prepared,
  {
    body = call.body,
    query = call.query ?? '',
    params = call.params,
    headers = {},
  }: {
    body?: unknown;
    query?: string;
    params?: Record<string, string>;
    headers?: Record<string, string>;
  } = {},
) => {
  const address = path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params?.[name] ?? name),
  );
  const isRaw = Buffer.isBuffer(body) || typeof body === 'string' || body === undefined;
  const payload = isRaw ? body : JSON.stringify(body);
  const options = {
    ...call.options,
    ...(payload !== undefined && { payload }),
    headers: { ...call.options?.headers, ...(!isRaw && json), ...headers },
  };
  if (method === 'GET') return client.get(address + query, { ...call.options, headers });
  if (method === 'DELETE') return client.delete(address + query, options);
  return client[method === 'PUT' ? 'put' : 'post'](address + query, undefined, options);
};

const asQuery = (value: unknown) => {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const query = new URLSearchParams();
  for (const [name, part] of entries) {
    if (typeof part !== 'object') query.append(name, String(part));
  }
  return `?${query}`;
};

/** Makes variants of a call from the schemas of its body and query. */
export const variantsOf = (record: RouteRecord, chance: Chance) => {
  const { happens, pick } = chance;
  const { valueOf, spoiled } = createValues(chance);
  const body = record.body && toJsonSchema(record.body);
  const query = record.query && toJsonSchema(record.query);
  return ({ body: valid, params = {} }: Call) => ({
    ...(body && {
      body: (valid && happens(0.6) ? spoiled(valid) : valueOf(body)) ?? null,
    }),
    ...(query && happens(0.8) && { query: asQuery(valueOf(query)) }),
    ...(happens(0.1) && {
      params: Object.fromEntries(
        Object.keys(params).map((name) => [name, pick([unknownId, '', 'x', '%', '0'])]),
      ),
    }),
  });
};
