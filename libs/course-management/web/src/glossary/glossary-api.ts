import type { CourseTerm } from '@lms/contract';
import type { Glossary } from '@lms/course-management/contract';
import { api } from '@lms/entity-api';
import { courseList } from '../courses/courses-api';

interface GlossarySave {
  courseId: string;
  version: number;
  terms: CourseTerm[];
}

export const glossaryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Without cache tags: the author's own saves bring the terms with them. */
    getGlossary: build.query<Glossary, string>({
      query: (courseId) => `/course/${courseId}/glossary`,
      keepUnusedDataFor: 0,
    }),
    saveGlossary: build.mutation<Glossary, GlossarySave>({
      query: ({ courseId, ...body }) => ({
        url: `/course/${courseId}/glossary`,
        method: 'PUT',
        body,
      }),
      invalidatesTags: (_glossary, _error, { courseId }) => [
        courseList,
        { type: 'Course', id: courseId },
      ],
      onQueryStarted: async ({ courseId }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(glossaryApi.util.upsertQueryData('getGlossary', courseId, data));
      },
    }),
  }),
});

export const { useGetGlossaryQuery, useLazyGetGlossaryQuery, useSaveGlossaryMutation } =
  glossaryApi;
