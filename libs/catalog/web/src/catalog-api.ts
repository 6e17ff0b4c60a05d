import type { CatalogQuery, CatalogResult, CourseDetail } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCourses: build.query<CatalogResult, CatalogQuery>({
      query: (body) => ({ url: '/catalog/course/find', method: 'POST', body }),
    }),
    getCourse: build.query<CourseDetail, string>({
      query: (slug) => `/catalog/course/${encodeURIComponent(slug)}`,
      providesTags: [{ type: 'CourseRating', id: 'LIST' }],
    }),
  }),
});

export const { useFindCoursesQuery, useGetCourseQuery } = catalogApi;
