import type { OfflineCourse } from '@lms/learning/contract';
import { learningApi } from '../learning-api';

export const offlineApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    getOfflineCourse: build.query<OfflineCourse, string>({
      query: (courseId) => `/learning/course/${courseId}/offline`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOfflineCourseQuery } = offlineApi;
