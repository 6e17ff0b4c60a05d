import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query';

type Query<Args> = BaseQueryFn<Args, unknown, FetchBaseQueryError>;

/** Message of a failure: the problem's code, or the browser's own words. */
const messageOf = (error: FetchBaseQueryError) =>
  (error.data as { code?: string } | undefined)?.code ?? ('error' in error ? error.error : '');

/**
 * Interceptor around every call: logs the status and message of a failure and does nothing else
 * (specification, section 8).
 */
export const intercept =
  (query: Query<FetchArgs>): Query<string | FetchArgs> =>
  async (args, api, extraOptions) => {
    const request = typeof args === 'string' ? { url: args } : args;
    const result = await query(request, api, extraOptions);
    if (result.error) {
      const { method = 'GET', url } = request;
      console.info(`${method} ${url} failed: ${result.error.status} ${messageOf(result.error)}`);
    }
    return result;
  };
