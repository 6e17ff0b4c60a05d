import { courseCategoryResource, type CourseCategoryTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

export const courseCategoriesApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, courseCategoryResource);
    return {
      findCourseCategories: entity.find,
      getCourseCategory: entity.get,
      createCourseCategory: entity.create,
      updateCourseCategory: entity.update,
      updateCourseCategoryStatus: entity.updateStatus,
      deleteCourseCategories: entity.deleteItems,
      exportCourseCategories: entity.exportItems,
      restoreCourseCategories: entity.restoreItems,
    };
  },
});

export const courseCategoryCalls = entityCalls<CourseCategoryTypes>({
  useFind: courseCategoriesApi.useFindCourseCategoriesQuery,
  useGet: courseCategoriesApi.useGetCourseCategoryQuery,
  useCreate: courseCategoriesApi.useCreateCourseCategoryMutation,
  useUpdate: courseCategoriesApi.useUpdateCourseCategoryMutation,
  useUpdateStatus: courseCategoriesApi.useUpdateCourseCategoryStatusMutation,
  useDeleteItems: courseCategoriesApi.useDeleteCourseCategoriesMutation,
  useExport: courseCategoriesApi.useExportCourseCategoriesMutation,
  useRestoreItems: courseCategoriesApi.useRestoreCourseCategoriesMutation,
});
