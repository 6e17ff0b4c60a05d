import { api } from '@lms/entity-api';
import type { CourseGlossary } from '@lms/learning/contract';

export const glossaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLearningCourseGlossary: build.query<CourseGlossary, string>({
      query: (courseId) => `/learning/course/${courseId}/glossary`,
    }),
  }),
});

export const { useGetLearningCourseGlossaryQuery } = glossaryApi;
