import type { EssayMark, EssayMarked, EssayToMark } from '@lms/learning/contract';
import type { FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';

export interface EssaySearch {
  filter: { quizId?: string; courseId?: string; markedAt?: { from: string } };
  page: number;
}

/** So many essays stand in the queue at once. */
export const queueSize = 10;

const essays = { type: 'Essay' as const, id: 'LIST' };

export const markingApi = api.injectEndpoints({
  endpoints: (build) => ({
    findEssays: build.query<FindResult<EssayToMark>, EssaySearch>({
      query: ({ filter, page }) => ({
        url: '/essay/find',
        method: 'POST',
        body: {
          filter,
          searchTerm: '',
          paginator: { page, pageSize: queueSize, total: 0 },
          // What waits longest comes first, and so does what was marked last.
          sorting: filter.markedAt
            ? { column: 'markedAt', direction: 'desc' }
            : { column: 'submittedAt', direction: 'asc' },
        },
      }),
      providesTags: [essays],
    }),
    markEssay: build.mutation<EssayMarked, { essay: EssayToMark; body: EssayMark }>({
      query: ({ essay: { attemptId, questionId }, body }) => ({
        url: `/essay/${attemptId}/${questionId}`,
        method: 'PUT',
        body,
      }),
      // What is marked is no longer among what waits, and whoever comes second sees what is there now.
      invalidatesTags: [essays],
    }),
  }),
});
