import type { FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import type { FellowLearner } from '@lms/org-management/contract';

export interface FellowQuery {
  searchTerm: string;
  page: number;
}

/** Number of people on a page. */
export const fellowsAtOnce = 15;

export const fellowLearnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    findFellowLearners: build.query<FindResult<FellowLearner>, FellowQuery>({
      query: ({ searchTerm, page }) => ({
        url: '/fellow-learner/find',
        method: 'POST',
        body: { searchTerm, paginator: { page, pageSize: fellowsAtOnce } },
      }),
    }),
  }),
});
