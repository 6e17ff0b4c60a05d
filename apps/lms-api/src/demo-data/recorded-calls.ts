import { apiBase, type AuthResult } from '@lms/contract';
import type { ReportSummary } from '@lms/reports/contract';
import { vi } from 'vitest';
import { nextAddress } from '../durability/http';
import { demoPassword } from './accounts';

const accounts = ['learner', 'orguser', 'orgadmin', 'system', 'support'];
/** Fields that name the request, or the moment of the answer. */
const ofTheMoment = new Set(['requestId', 'countedUntil']);
/** Digits of a number that don't depend on the order in which fractions are added. */
const sureDigits = 12;
/** Calls that issue a token, or stream events without an end. */
const leftOut = /\/token$|\/events$/;
const reading = /\/(find|summary)$/;

interface Operation {
  parameters?: { in: string; required?: boolean }[];
}
type Paths = Record<string, { get?: Operation; post?: Operation }>;

/** Call of an account, and what it was answered. */
export interface RecordedCall {
  account: string;
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const send = (address: string, token: string | undefined, method: string, path: string) =>
  fetch(address + apiBase + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      // What an address asked before counts in a database that was restored, too.
      'x-forwarded-for': nextAddress(),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: '{}' }),
  });

const comparable = (key: string, value: unknown) => {
  if (ofTheMoment.has(key)) return undefined;
  return typeof value === 'number' ? Number(value.toPrecision(sureDigits)) : value;
};

const bodyOf = async (answer: Response): Promise<unknown> => {
  const body = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return isJson ? JSON.parse(body, comparable) : body;
};

const signIn = async (address: string, account: string) => {
  const answer = await fetch(`${address}${apiBase}/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@demo.lms`, password: demoPassword }),
  });
  return ((await answer.json()) as AuthResult).accessToken;
};

/** Signs in every kind of account, and waits until the reports have counted that. */
export const signInAll = async (address: string) => {
  const tokens = new Map<string, string>();
  for (const account of accounts) tokens.set(account, await signIn(address, account));
  const signedInAt = new Date().toISOString();
  const summary = '/report/user-activity-summary-report/summary';
  const countedUntil = async () => {
    const answer = await send(address, tokens.get('system'), 'POST', summary);
    return ((await answer.json()) as ReportSummary).countedUntil;
  };
  await vi.waitUntil(async () => ((await countedUntil()) ?? '') > signedInAt, { timeout: 60_000 });
  return tokens;
};

const needsNothing = (operation?: Operation) =>
  operation && !operation.parameters?.some(({ required }) => required);

/** Returns the calls that read and need neither an id nor a value. */
const plainCalls = (paths: Paths) =>
  Object.entries(paths).flatMap(([path, { get, post }]) => {
    if (path.includes('{') || leftOut.test(path)) return [];
    if (post && reading.test(path)) return [{ method: 'POST', path }];
    return needsNothing(get) ? [{ method: 'GET', path }] : [];
  });

/** Reads each single thing by the id of the first one that its list has. */
const singleCalls = (paths: Paths, lists: RecordedCall[]) =>
  lists.flatMap(({ account, path, body }) => {
    const [first] = (body as { items?: { id?: string }[] }).items ?? [];
    const single = path.replace(/\/find$/, '/{id}');
    if (!first?.id || !paths[single]?.get) return [];
    return [{ account, method: 'GET', path: single.replace('{id}', first.id) }];
  });

type Asked = Pick<RecordedCall, 'account' | 'method' | 'path'>;

/** Makes calls one after another, in the sessions of the tokens. */
export const answersOf = async (
  address: string,
  tokens: ReadonlyMap<string, string>,
  calls: Asked[],
) => {
  const recorded: RecordedCall[] = [];
  for (const { account, method, path } of calls) {
    const answer = await send(address, tokens.get(account), method, path);
    const { status } = answer;
    recorded.push({ account, method, path, status, body: await bodyOf(answer) });
  }
  return recorded;
};

/** Records what a server answers to every kind of account, and to nobody. */
export const recordCalls = async (address: string, tokens: ReadonlyMap<string, string>) => {
  const { paths } = (await (await fetch(`${address}${apiBase}/openapi.json`)).json()) as {
    paths: Paths;
  };
  const plain = plainCalls(paths);
  const asked = ['', ...accounts].flatMap((account) => plain.map((call) => ({ account, ...call })));
  const lists = await answersOf(address, tokens, asked);
  const singles = await answersOf(address, tokens, singleCalls(paths, lists));
  return [...lists, ...singles];
};
