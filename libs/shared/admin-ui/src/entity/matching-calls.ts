import type { EntityTypes, MatchingChange, TableState } from '@lms/contract';
import { api, type Tag } from '@lms/entity-api';

interface StatusOfAll {
  resource: { path: string; tag: string };
  state: TableState<EntityTypes>;
  status: string;
  reason?: string;
  /** Number of rows that the reader has confirmed; without it they are only counted. */
  confirmed?: number;
}

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes the status of all rows that a list's state matches. */
    updateStatusOfAll: build.mutation<MatchingChange, StatusOfAll>({
      query: ({ resource, state, status, reason, confirmed }) => ({
        url: `${resource.path}/updateStatusOfAll`,
        method: 'PUT',
        body: { ...state, status, reason, confirmed },
      }),
      invalidatesTags: (result, _error, { resource }) =>
        result?.changed ? [resource.tag as Tag] : [],
    }),
  }),
});

export const { useUpdateStatusOfAllMutation } = matchingApi;
