import {
  type Checklist,
  type Course,
  type CourseDraft,
  courseResource,
  type CourseReview,
  defaultTableState,
  type FindResult,
  type Quiz,
} from '@lms/contract';
import { api, entityEndpoints } from '@lms/entity-api';

interface Move {
  id: string;
  move: 'submit' | 'withdraw' | 'approve';
  version: number;
}

const list = { type: 'Course' as const, id: 'LIST' };
const everything = { ...defaultTableState.paginator, pageSize: 100 };

export const coursesApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, courseResource);
    return {
      findOwnCourses: entity.find,
      getOwnCourse: entity.get,
      createCourse: entity.create,
      updateCourse: entity.update,
      updateCourseStatus: entity.updateStatus,
      deleteCourses: entity.deleteItems,
      exportCourses: entity.exportItems,
      /** Without tags: what its author works on is not fetched again with each of the author's saves. */
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
        invalidatesTags: (_course, _error, { id }) => [list, { type: 'Course', id }],
      }),
      moveCourse: build.mutation<Course | undefined, Move>({
        query: ({ id, move, version }) => ({
          url: `/course/${id}/${move}`,
          method: 'POST',
          body: { version },
        }),
        invalidatesTags: (_course, _error, { id }) => [list, { type: 'Course', id }],
      }),
      rejectCourse: build.mutation<unknown, { id: string; reason: string }>({
        query: ({ id, reason }) => ({
          url: `/course/${id}/reject`,
          method: 'POST',
          body: { reason },
        }),
        invalidatesTags: (_course, _error, { id }) => [list, { type: 'Course', id }],
      }),
      duplicateCourse: build.mutation<{ id: string }, string>({
        query: (id) => ({ url: `/course/${id}/duplicate`, method: 'POST' }),
        invalidatesTags: [list],
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
    };
  },
});

export const courseCalls = {
  useFind: coursesApi.useFindOwnCoursesQuery,
  useGet: coursesApi.useGetOwnCourseQuery,
  useCreate: coursesApi.useCreateCourseMutation,
  useUpdate: coursesApi.useUpdateCourseMutation,
  useUpdateStatus: coursesApi.useUpdateCourseStatusMutation,
  useDeleteItems: coursesApi.useDeleteCoursesMutation,
  useExport: coursesApi.useExportCoursesMutation,
};
