import type { CourseSizes } from '@lms/learning/contract';
import { learningApi } from '../learning-api';

export const saverApi = learningApi.injectEndpoints({
  endpoints: (build) => ({
    getCourseSizes: build.query<CourseSizes, string>({
      query: (courseId) => `/learning/course/${courseId}/sizes`,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetCourseSizesQuery } = saverApi;
