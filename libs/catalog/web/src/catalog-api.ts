import type {
  CatalogOrganizationDetail,
  CatalogQuery,
  CatalogResult,
  Comparison,
  CourseDetail,
  Landing,
} from '@lms/catalog/contract';
import type {
  CatalogOrganizationItem,
  FindResult,
  LessonContent,
  OrganizationQuery,
} from '@lms/contract';
import { api } from '@lms/entity-api';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLanding: build.query<Landing, void>({ query: () => '/catalog/landing' }),
    findCourses: build.query<CatalogResult, CatalogQuery>({
      query: (body) => ({ url: '/catalog/course/find', method: 'POST', body }),
    }),
    compareCourses: build.query<Comparison, string[]>({
      query: (slugs) => ({ url: '/catalog/course/compare', method: 'POST', body: { slugs } }),
    }),
    getCourse: build.query<CourseDetail, string>({
      query: (slug) => `/catalog/course/${encodeURIComponent(slug)}`,
      providesTags: [{ type: 'CourseRating', id: 'LIST' }],
    }),
    findOrganizations: build.query<FindResult<CatalogOrganizationItem>, OrganizationQuery>({
      query: (body) => ({ url: '/catalog/organization/find', method: 'POST', body }),
    }),
    getOrganization: build.query<CatalogOrganizationDetail, string>({
      query: (code) => `/catalog/organization/${encodeURIComponent(code)}`,
    }),
    getPreviewLesson: build.query<LessonContent, string>({
      query: (lessonId) => `/catalog/lesson/${encodeURIComponent(lessonId)}`,
    }),
  }),
});

export const {
  useGetLandingQuery,
  useFindCoursesQuery,
  useCompareCoursesQuery,
  useGetCourseQuery,
  useFindOrganizationsQuery,
  useGetOrganizationQuery,
  useGetPreviewLessonQuery,
} = catalogApi;
