import type { Comparison } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

export const compareApi = api.injectEndpoints({
  endpoints: (build) => ({
    compareCourses: build.query<Comparison, string[]>({
      query: (slugs) => ({ url: '/catalog/course/compare', method: 'POST', body: { slugs } }),
    }),
  }),
});

export const { useCompareCoursesQuery } = compareApi;
