import type {
  Attempt,
  OfflineCourse,
  OfflineStudyInput,
  OfflineStudyResult,
  PreparedAnswers,
  PreparedAttempts,
} from '@lms/learning/contract';
import { learningApi } from '../learning-api';

export const offlineApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    getOfflineCourse: build.query<OfflineCourse, string>({
      query: (courseId) => `/learning/course/${courseId}/offline`,
      keepUnusedDataFor: 0,
    }),
    sendOfflineStudy: build.mutation<OfflineStudyResult, OfflineStudyInput>({
      query: (body) => ({ url: '/learning/offline-study', method: 'POST', body }),
      invalidatesTags: (result) => (result ? ['Enrolment'] : []),
    }),
    prepareAttempts: build.mutation<PreparedAttempts, string>({
      query: (courseId) => ({
        url: `/learning/course/${courseId}/prepared-attempt`,
        method: 'POST',
      }),
    }),
    submitPrepared: build.mutation<Attempt, { id: string; body: PreparedAnswers }>({
      query: ({ id, body }) => ({
        url: `/learning/prepared-attempt/${id}/submit`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (result) => (result ? ['Attempt', 'Enrolment'] : []),
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(learningApi.util.upsertQueryData('getAttempt', id, data));
      },
    }),
  }),
});

export const { useGetOfflineCourseQuery } = offlineApi;
