import type { SeeAs } from '@lms/auth/contract';
import { api } from '@lms/entity-api';
import type { UserActivity, UserSessions, UserStudy } from '@lms/org-management/contract';

const one = (id: string) => ({ type: 'ManagedUser' as const, id });

/** Calls of a user's page, kept out of the lists' bundle. */
export const userPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    startSeeing: build.mutation<SeeAs, string>({
      query: (id) => ({ url: `/user/${id}/see-as`, method: 'POST' }),
    }),
    getUserStudy: build.query<UserStudy, string>({ query: (id) => `/user/${id}/study` }),
    getUserSessions: build.query<UserSessions, string>({
      query: (id) => `/user/${id}/session`,
      providesTags: (_sessions, _error, id) => [one(id)],
    }),
    endUserSession: build.mutation<null, { id: string; sessionId: string }>({
      query: ({ id, sessionId }) => ({
        url: `/user/${id}/session/${sessionId}`,
        method: 'DELETE',
      }),
      invalidatesTags: (_done, _error, { id }) => [one(id)],
    }),
    endUserSessions: build.mutation<null, string>({
      query: (id) => ({ url: `/user/${id}/session`, method: 'DELETE' }),
      invalidatesTags: (_done, _error, id) => [one(id)],
    }),
    takeSecondFactor: build.mutation<null, string>({
      query: (id) => ({ url: `/user/${id}/second-factor/off`, method: 'POST' }),
      invalidatesTags: (_done, _error, id) => [one(id)],
    }),
    getUserActivity: build.infiniteQuery<UserActivity, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ items, hasMore }) => (hasMore ? items.at(-1)?.id : undefined),
      },
      query: ({ queryArg: id, pageParam: before }) => ({
        url: `/user/${id}/activity`,
        params: before ? { before } : undefined,
      }),
    }),
  }),
});
