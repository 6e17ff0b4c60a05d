import { api } from '@lms/entity-api';
import type { CourseSearchResult } from '@lms/learning/contract';

export const studyApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLearningCourse: build.query<CourseSearchResult, { courseId: string; term: string }>({
      query: ({ courseId, term }) => ({
        url: `/learning/course/${courseId}/search`,
        params: { term },
      }),
    }),
  }),
});

export const { useSearchLearningCourseQuery } = studyApi;
