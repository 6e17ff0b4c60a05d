import { api } from '@lms/entity-api';
import type { FollowedPath } from '@lms/learning/contract';

export const followedPathsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFollowedPaths: build.query<FollowedPath[], void>({
      query: () => '/learning/path',
      providesTags: ['Enrolment'],
    }),
    followPath: build.mutation<FollowedPath[], string>({
      query: (pathId) => ({ url: `/learning/path/${pathId}`, method: 'PUT', body: {} }),
      onQueryStarted: async (_pathId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) {
          dispatch(followedPathsApi.util.upsertQueryData('getFollowedPaths', undefined, data));
        }
      },
    }),
    leavePath: build.mutation<void, string>({
      query: (pathId) => ({ url: `/learning/path/${pathId}`, method: 'DELETE' }),
      invalidatesTags: (_result, error) => (error ? [] : ['Enrolment']),
    }),
  }),
});

export const { useGetFollowedPathsQuery, useFollowPathMutation, useLeavePathMutation } =
  followedPathsApi;
