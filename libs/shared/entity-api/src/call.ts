import { antiForgeryCookie, antiForgeryHeader, apiBase, seeAsHeader } from '@lms/contract';
import {
  type BaseQueryApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { seeAsId } from './see-as';
import { sessionSlice, type SessionState } from './session-slice';

/** Dependencies of the store; on the server a `fetch` that calls the API in process. */
export interface ApiExtra {
  fetch?: typeof fetch;
  origin?: string;
}

declare global {
  interface Window {
    /** Set by boot.js: gives, once, the answer of a call that it made while the scripts came. */
    takeEarlyAnswer?: ((url: string) => Promise<Response | undefined> | undefined) | undefined;
  }
}

const fetchUnlessAsked: typeof fetch = (input) => {
  const request = input as Request;
  const early = request.method === 'GET' ? window.takeEarlyAnswer?.(request.url) : undefined;
  return early ? early.then((answer) => answer ?? fetch(request)) : fetch(request);
};

/** Calls without a bearer token (specification, section 7). */
const exceptedCalls = [
  '/auth/authenticate',
  '/auth/verify-email',
  '/auth/user/forgot-password',
  '/auth/user/reset-password',
];

/** Tells whether a call carries the bearer token. */
export const carriesBearer = (url: string) => !exceptedCalls.some((path) => url.startsWith(path));

/** Calls that always concern the caller's own session, even while seeing as another person. */
const ofOwnSession = ['/auth/refresh', '/auth/logout', '/user/me/see-as'];

const readCookie = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.cookie
        .split('; ')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1);

export const sessionOf = (api: BaseQueryApi): SessionState =>
  (api.getState() as { [sessionSlice.name]: SessionState })[sessionSlice.name];

/** Adds the `Retry-After` header's seconds to the problem, for screens to show. */
const withRetryAfter = (error: FetchBaseQueryError, response: Response | undefined) => {
  const retryAfterSeconds = Number(response?.headers.get('retry-after'));
  if (!retryAfterSeconds || typeof error.data !== 'object') return error;
  return { ...error, data: { ...error.data, retryAfterSeconds } } as FetchBaseQueryError;
};

/** Makes one call, with bearer token and anti-forgery header. */
export const call = async (args: FetchArgs, api: BaseQueryApi, extraOptions: object) => {
  const extra = (api.extra ?? {}) as ApiExtra;
  const { accessToken } = sessionOf(api);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  if (accessToken && carriesBearer(args.url)) {
    headers.set('authorization', `Bearer ${accessToken}`);
    const seeAs = ofOwnSession.includes(args.url) ? null : seeAsId();
    if (seeAs) headers.set(seeAsHeader, seeAs);
  }
  const antiForgery = readCookie(antiForgeryCookie);
  if (antiForgery && !['GET', 'HEAD'].includes(args.method ?? 'GET')) {
    headers.set(antiForgeryHeader, decodeURIComponent(antiForgery));
  }
  const result = await fetchBaseQuery({
    baseUrl: (extra.origin ?? globalThis.location?.origin ?? '') + apiBase,
    timeout: 20_000,
    fetchFn: extra.fetch ?? fetchUnlessAsked,
  })({ ...args, headers }, api, extraOptions);
  if (!result.error) return result;
  return { ...result, error: withRetryAfter(result.error, result.meta?.response) };
};
