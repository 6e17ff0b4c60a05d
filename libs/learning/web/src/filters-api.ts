import type { CourseLanguage, FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import { allByName } from '@lms/table-state';

interface CourseOption {
  id: string;
  title: string;
  language: CourseLanguage;
}

/** Options of the management lists' filters, limited to one page. */
export const filtersApi = api.injectEndpoints({
  endpoints: (build) => ({
    findFilterCourses: build.query<FindResult<CourseOption>, void>({
      query: () => ({ url: '/course/find', method: 'POST', body: allByName('title') }),
      providesTags: [{ type: 'Course', id: 'LIST' }],
    }),
    findFilterBatches: build.query<FindResult<{ id: string; code: string }>, void>({
      query: () => ({ url: '/batch-code/find', method: 'POST', body: allByName('code') }),
      providesTags: [{ type: 'BatchCode', id: 'LIST' }],
    }),
  }),
});
