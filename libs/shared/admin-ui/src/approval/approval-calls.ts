import type { HeldApproval } from '@lms/contract';
import { api, isOutdated, type Tag } from '@lms/entity-api';

interface Approval {
  /** Path of the entity. */
  path: string;
  tag: Tag;
  ids: string[];
  /** Version that was read of a single item. */
  version?: number;
}

const approvalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Approves, unless it is taken back. Nothing has changed yet. */
    holdApproval: build.mutation<HeldApproval, Approval>({
      query: ({ path, ids, version }) => ({
        url: `${path}/approval`,
        method: 'POST',
        body: { ids, version },
      }),
      invalidatesTags: (_held, error, { tag, ids }) =>
        isOutdated(error) ? ['LIST', ...ids].map((id) => ({ type: tag, id })) : [],
    }),
    takeApprovalBack: build.mutation<undefined, { path: string; id: string }>({
      query: ({ path, id }) => ({ url: `${path}/${id}/approval`, method: 'DELETE' }),
    }),
  }),
});

export const { useHoldApprovalMutation, useTakeApprovalBackMutation } = approvalApi;
