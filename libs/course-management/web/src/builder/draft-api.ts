import { defaultTableState, type FindResult } from '@lms/contract';
import type {
  Checklist,
  Course,
  CourseDraft,
  CourseReview,
  Quiz,
} from '@lms/course-management/contract';
import { api } from '@lms/entity-api';
import { courseList } from '../courses/courses-api';

const everything = { ...defaultTableState.paginator, pageSize: 100 };

/** Calls of the builder and the approval page, kept out of the list's bundle. */
export const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Without cache tags: the author's own saves must not reload the draft. */
    openCourse: build.query<Course, string>({
      query: (id) => `/course/${id}`,
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<Course, { id: string; version: number; draft: CourseDraft }>({
      query: ({ id, version, draft }) => ({
        url: `/course/${id}`,
        method: 'PUT',
        body: { ...draft, version },
      }),
      invalidatesTags: (_course, _error, { id }) => [courseList, { type: 'Course', id }],
    }),
    rejectCourse: build.mutation<unknown, { id: string; version: number; reason: string }>({
      query: ({ id, ...body }) => ({
        url: `/course/${id}/reject`,
        method: 'POST',
        body,
      }),
      invalidatesTags: (_course, _error, { id }) => [courseList, { type: 'Course', id }],
    }),
    getChecklist: build.query<Checklist, string>({
      query: (id) => `/course/${id}/checklist`,
      providesTags: (_list, _error, id) => [{ type: 'Course', id }],
    }),
    getCourseReview: build.query<CourseReview, string>({
      query: (id) => `/course/${id}/review`,
      providesTags: (_review, _error, id) => [{ type: 'Course', id }],
    }),
    findQuizzesOfCourse: build.query<FindResult<Quiz>, string>({
      query: (courseId) => ({
        url: '/quiz/find',
        method: 'POST',
        body: { ...defaultTableState, filter: { courseId }, paginator: everything },
      }),
    }),
  }),
});
