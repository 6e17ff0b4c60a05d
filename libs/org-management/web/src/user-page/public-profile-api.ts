import { api } from '@lms/entity-api';
import type { UserPublicProfile } from '@lms/org-management/contract';
import type { Dispatch } from '@reduxjs/toolkit';

interface Started {
  dispatch: Dispatch;
  queryFulfilled: Promise<{ data: UserPublicProfile }>;
}

/** Copies the answer into the cache. */
const keep = async (userId: string, { dispatch, queryFulfilled }: Started) => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const entry = { endpointName: 'getUserPublicProfile', arg: userId, value: answer.data } as const;
  dispatch(publicProfileApi.util.upsertQueryEntries([entry]));
};

/** Calls about a learner's public profile. */
export const publicProfileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserPublicProfile: build.query<UserPublicProfile, string>({
      query: (id) => `/user/${id}/public-profile`,
    }),
    takeDownPublicProfile: build.mutation<UserPublicProfile, { id: string; reason: string }>({
      query: ({ id, reason }) => ({
        url: `/user/${id}/public-profile/take-down`,
        method: 'PUT',
        body: { reason },
      }),
      onQueryStarted: ({ id }, started) => keep(id, started),
    }),
    allowPublicProfile: build.mutation<UserPublicProfile, string>({
      query: (id) => ({ url: `/user/${id}/public-profile/allow`, method: 'PUT' }),
      onQueryStarted: keep,
    }),
  }),
});
