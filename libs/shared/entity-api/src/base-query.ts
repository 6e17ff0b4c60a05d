import {
  antiForgeryCookie,
  antiForgeryHeader,
  apiBase,
  type AuthResult,
  seeAsHeader,
} from '@lms/contract';
import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { seeAsEnded, seeAsId } from './see-as';
import { sessionEnded, sessionSlice, type SessionState, tokensReceived } from './session-slice';

/** Dependencies of the store; on the server a `fetch` that calls the API in process. */
export interface ApiExtra {
  fetch?: typeof fetch;
  origin?: string;
}

/** Calls without a bearer token (specification, section 7). */
const withoutBearer = [
  '/auth/authenticate',
  '/auth/verify-email',
  '/auth/user/forgot-password',
  '/auth/user/reset-password',
];

/** Calls that always concern the caller's own session, even while seeing as another person. */
const ofOwnSession = ['/auth/refresh', '/auth/logout', '/user/me/see-as'];

const readCookie = (name: string) =>
  typeof document === 'undefined'
    ? undefined
    : document.cookie
        .split('; ')
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1);

const sessionOf = (api: BaseQueryApi): SessionState =>
  (api.getState() as { [sessionSlice.name]: SessionState })[sessionSlice.name];

/** A lapsed session is not renewed: somebody is being asked to sign in again. */
const isLapsed = (api: BaseQueryApi) =>
  (api.getState() as { lapse?: { isLapsed: boolean } }).lapse?.isLapsed ?? false;

const call = (args: FetchArgs, api: BaseQueryApi, extraOptions: object) => {
  const extra = (api.extra ?? {}) as ApiExtra;
  const { accessToken } = sessionOf(api);
  const headers = new Headers(args.headers as HeadersInit | undefined);
  if (accessToken && !withoutBearer.some((path) => args.url.startsWith(path))) {
    headers.set('authorization', `Bearer ${accessToken}`);
    const seeAs = ofOwnSession.includes(args.url) ? null : seeAsId();
    if (seeAs) headers.set(seeAsHeader, seeAs);
  }
  const antiForgery = readCookie(antiForgeryCookie);
  if (antiForgery && !['GET', 'HEAD'].includes(args.method ?? 'GET')) {
    headers.set(antiForgeryHeader, decodeURIComponent(antiForgery));
  }
  return fetchBaseQuery({
    baseUrl: (extra.origin ?? globalThis.location?.origin ?? '') + apiBase,
    timeout: 20_000,
    ...(extra.fetch && { fetchFn: extra.fetch }),
  })({ ...args, headers }, api, extraOptions);
};

/** The pending renewal, shared by all calls that found the access token expired. */
let renewal: Promise<FetchBaseQueryError | undefined> | null = null;

const renew = async (
  api: BaseQueryApi,
  extraOptions: object,
): Promise<FetchBaseQueryError | undefined> => {
  const { refreshToken } = sessionOf(api);
  if (isLapsed(api)) return { status: 401, data: { code: 'auth.sessionEnded' } };
  const args = { url: '/auth/refresh', method: 'POST', body: { refreshToken } };
  const { data, error } = await call(args, api, extraOptions);
  if (data) api.dispatch(tokensReceived(data as AuthResult));
  // An unreachable or faulty server does not end the session.
  else if (error?.status === 401 || error?.status === 400) api.dispatch(sessionEnded());
  return error;
};

const codeOf = ({ data }: FetchBaseQueryError) => (data as { code?: string } | undefined)?.code;

/** A wrong second-factor code does not mean that the session is invalid. */
const isSessionRefused = (error: FetchBaseQueryError | undefined) =>
  error?.status === 401 && !codeOf(error)?.startsWith('auth.secondFactor');

/** Adds the `Retry-After` header's seconds to the problem, for screens to show. */
const withRetryAfter = (error: FetchBaseQueryError, response: Response | undefined) => {
  const retryAfterSeconds = Number(response?.headers.get('retry-after'));
  if (!retryAfterSeconds || typeof error.data !== 'object') return error;
  return { ...error, data: { ...error.data, retryAfterSeconds } } as FetchBaseQueryError;
};

/**
 * Makes every call of the app: bearer token, anti-forgery header, one renewal of an expired access
 * token. Logs the status and message of a failure and does nothing else about it (specification,
 * section 8).
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { accessToken } = sessionOf(api);
  let result = await call(request, api, extraOptions);
  const isOfSession = !withoutBearer.some((path) => request.url.startsWith(path));
  if (accessToken && isOfSession && isSessionRefused(result.error)) {
    // Another call may have renewed the session in the meantime.
    if (sessionOf(api).accessToken === accessToken) {
      renewal ??= renew(api, extraOptions).finally(() => {
        renewal = null;
      });
    }
    const error = await renewal;
    if (error) result = { error, meta: result.meta };
    else if (sessionOf(api).accessToken) result = await call(request, api, extraOptions);
  }
  if (!result.error) return result;
  const { status } = result.error;
  const code = codeOf(result.error) ?? '';
  if (code === 'seeAs.ended') api.dispatch(seeAsEnded());
  console.info(`${request.method ?? 'GET'} ${request.url} failed: ${status} ${code}`);
  return { ...result, error: withRetryAfter(result.error, result.meta?.response) };
};
