import type { EntityTypes, MatchingChange, TableState } from '@lms/contract';
import { api, type Tag } from '@lms/entity-api';

interface StatusOfAll {
  /** Path of the entity. */
  path: string;
  /** State of the list, whose matching rows are meant. */
  state: TableState<EntityTypes>;
  status: string;
}

interface ConfirmedChange extends StatusOfAll {
  tag: string;
  reason?: string;
  /** Number of rows that the reader has confirmed. */
  confirmed: number;
}

const request = ({ path, state }: StatusOfAll, change: object) => ({
  url: `${path}/updateStatusOfAll`,
  method: 'PUT',
  body: { ...state, ...change },
});

const matchingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Counts the matching rows that may take a status. */
    countStatusOfAll: build.query<MatchingChange, StatusOfAll>({
      query: (all) => request(all, { status: all.status }),
    }),
    /** Changes the status of all of them. */
    updateStatusOfAll: build.mutation<MatchingChange, ConfirmedChange>({
      query: ({ status, reason, confirmed, ...all }) =>
        request({ ...all, status }, { status, reason, confirmed }),
      invalidatesTags: (result, _error, { tag }) => (result ? [tag as Tag] : []),
    }),
  }),
});

export const { useCountStatusOfAllQuery, useUpdateStatusOfAllMutation } = matchingApi;
