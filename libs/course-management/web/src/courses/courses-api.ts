import { type Course, courseResource, type CourseTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

interface Move {
  id: string;
  move: 'submit' | 'withdraw';
  version: number;
}

/** Cache tag of every list of courses. */
export const courseList = { type: 'Course' as const, id: 'LIST' };

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
      restoreCourses: entity.restoreItems,
      moveCourse: build.mutation<Course | undefined, Move>({
        query: ({ id, move, version }) => ({
          url: `/course/${id}/${move}`,
          method: 'POST',
          body: { version },
        }),
        invalidatesTags: (_course, _error, { id }) => [courseList, { type: 'Course', id }],
      }),
      duplicateCourse: build.mutation<{ id: string }, string>({
        query: (id) => ({ url: `/course/${id}/duplicate`, method: 'POST' }),
        invalidatesTags: [courseList],
      }),
    };
  },
});

export const courseCalls = entityCalls<CourseTypes>({
  useFind: coursesApi.useFindOwnCoursesQuery,
  useGet: coursesApi.useGetOwnCourseQuery,
  useCreate: coursesApi.useCreateCourseMutation,
  useUpdate: coursesApi.useUpdateCourseMutation,
  useUpdateStatus: coursesApi.useUpdateCourseStatusMutation,
  useDeleteItems: coursesApi.useDeleteCoursesMutation,
  useExport: coursesApi.useExportCoursesMutation,
  useRestoreItems: coursesApi.useRestoreCoursesMutation,
});
