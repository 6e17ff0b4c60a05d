import type { OfflineCourse, OfflineStudyInput, OfflineStudyResult } from '@lms/learning/contract';
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
  }),
});

export const { useGetOfflineCourseQuery } = offlineApi;
