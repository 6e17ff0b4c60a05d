import type { AuthResult } from '@lms/contract';
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { call, carriesBearer, sessionOf } from './call';
import { seeAsEnded } from './see-as';
import { sessionEnded, tokensReceived } from './session-slice';

/** The pending renewal, shared by all calls that found the access token expired. */
let renewal: Promise<FetchBaseQueryError | undefined> | null = null;

/** A lapsed session is not renewed: its owner is being asked to log in again. */
const isLapsed = (api: BaseQueryApi) =>
  (api.getState() as { lapse?: { isLapsed: boolean } }).lapse?.isLapsed ?? false;

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

/** Makes a call within the session: an expired access token is renewed once. */
export const sessionQuery: BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const { accessToken } = sessionOf(api);
  let result = await call(args, api, extraOptions);
  if (accessToken && carriesBearer(args.url) && isSessionRefused(result.error)) {
    // Another call may have renewed the session in the meantime.
    if (sessionOf(api).accessToken === accessToken) {
      renewal ??= renew(api, extraOptions).finally(() => {
        renewal = null;
      });
    }
    const error = await renewal;
    if (error) result = { error, meta: result.meta };
    else if (sessionOf(api).accessToken) result = await call(args, api, extraOptions);
  }
  if (result.error && codeOf(result.error) === 'seeAs.ended') api.dispatch(seeAsEnded());
  return result;
};
