import type { FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import type { EssayMark, EssayMarked, EssayQuiz, EssayToMark } from '@lms/learning/contract';

export interface EssaySearch {
  filter: { quizId?: string; courseId?: string; markedAt?: { from: string } };
  page: number;
}

/** Page size of the essay queue. */
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
          // Waiting essays: longest waiting first. Marked essays: most recently marked first.
          sorting: filter.markedAt
            ? { column: 'markedAt', direction: 'desc' }
            : { column: 'submittedAt', direction: 'asc' },
        },
      }),
      providesTags: [essays],
    }),
    /** Quizzes that hold essays, to filter by. */
    findEssayQuizzes: build.query<{ items: EssayQuiz[] }, void>({
      query: () => ({ url: '/essay/quiz' }),
      providesTags: [essays],
    }),
    markEssay: build.mutation<EssayMarked, { essay: EssayToMark; body: EssayMark }>({
      query: ({ essay: { attemptId, questionId }, body }) => ({
        url: `/essay/${attemptId}/${questionId}`,
        method: 'PUT',
        body,
      }),
      // Reloads the queue, and after a conflict the other person's mark.
      invalidatesTags: [essays],
    }),
  }),
});
