import { courseResource, type CourseTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

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
