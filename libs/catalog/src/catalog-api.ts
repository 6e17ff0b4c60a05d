import type {
  CatalogQuery,
  CatalogResult,
  CourseDetail,
  Landing,
  LessonContent,
} from '@lms/contract';
import { api } from '@lms/entity-api';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLanding: build.query<Landing, void>({ query: () => '/catalog/landing' }),
    findCourses: build.query<CatalogResult, CatalogQuery>({
      query: (body) => ({ url: '/catalog/course/find', method: 'POST', body }),
    }),
    getCourse: build.query<CourseDetail, string>({
      query: (slug) => `/catalog/course/${encodeURIComponent(slug)}`,
    }),
    getPreviewLesson: build.query<LessonContent, string>({
      query: (lessonId) => `/catalog/lesson/${encodeURIComponent(lessonId)}`,
    }),
  }),
});

export const {
  useGetLandingQuery,
  useFindCoursesQuery,
  useGetCourseQuery,
  useGetPreviewLessonQuery,
} = catalogApi;
