import type { LessonContent } from '@lms/contract';
import { api } from '@lms/entity-api';

export const previewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreviewLesson: build.query<LessonContent, string>({
      query: (lessonId) => `/catalog/lesson/${encodeURIComponent(lessonId)}`,
    }),
  }),
});

export const { useGetPreviewLessonQuery } = previewApi;
