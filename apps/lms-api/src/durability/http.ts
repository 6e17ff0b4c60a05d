import { apiBase, type AuthResult } from '@lms/contract';
import { testPassword } from '@lms/server/testing';
import { setTimeout } from 'node:timers/promises';

/** Returns the body of a 2xx answer once it is complete; anything else is an error. */
export type Call = <T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<T>;

let asked = 0;

/**
 * Returns the client's address for another request to a server that trusts a proxy: limits count by
 * it, and a test asks as often as many people do.
 */
export const nextAddress = () => {
  asked += 1;
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
};

const createCall = (address: string, ownHeaders: Record<string, string> = {}): Call => {
  const call: Call = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => {
    const response = await fetch(address + apiBase + path, {
      method,
      headers: {
        'x-forwarded-for': nextAddress(),
        ...ownHeaders,
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    // A thousand rounds leave more to read than one person may ask for at once.
    if (response.status === 429 && method === 'GET') {
      await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
      return call<T>(method, path, body, headers);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };
  return call;
};

/** Returns the access token of a new session. */
export const openSession = async (address: string, email: string): Promise<string> => {
  const { accessToken } = await createCall(address)<AuthResult>('POST', '/auth/authenticate', {
    email,
    password: testPassword,
  });
  return accessToken;
};

/** Makes calls in a session that is open. */
export const callIn = (address: string, accessToken: string): Call =>
  createCall(address, { authorization: `Bearer ${accessToken}` });

/**
 * Makes each call at another of the servers, and again at the next one when its connection is lost,
 * as a proxy and the outboxes of the browser do together.
 */
export const callAtEach = (addresses: () => string[], accessToken: string): Call => {
  let turn = 0;
  return async <T>(...args: Parameters<Call>) => {
    for (;;) {
      const open = addresses();
      turn += 1;
      const address = open[turn % open.length] ?? '';
      try {
        return await callIn(address, accessToken)<T>(...args);
      } catch (error) {
        if (!isConnectionLost(error)) throw error;
      }
    }
  };
};

/** Signs in over HTTP, as the player does. */
export const signIn = async (address: string, email: string): Promise<Call> =>
  callIn(address, await openSession(address, email));

/** `fetch` reports a failed or interrupted connection as a TypeError, whatever the cause. */
export const isConnectionLost = (error: unknown) => error instanceof TypeError;
