import type { FindResult } from '@lms/contract';
import {
  type Course,
  type CourseTypes,
  learningPathResource,
  type LearningPathTypes,
} from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import { allByName } from '@lms/table-state';

export const learningPathsApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, learningPathResource);
    return {
      findLearningPaths: entity.find,
      getLearningPath: entity.get,
      createLearningPath: entity.create,
      updateLearningPath: entity.update,
      updateLearningPathStatus: entity.updateStatus,
      deleteLearningPaths: entity.deleteItems,
      exportLearningPaths: entity.exportItems,
      /** Courses that a path may contain, by their titles. */
      findCoursesForPath: build.query<FindResult<Course>, string>({
        query: (searchTerm) => ({
          url: '/course/find',
          method: 'POST',
          body: { ...allByName<CourseTypes>('title'), searchTerm },
        }),
        providesTags: [{ type: 'Course', id: 'LIST' }],
      }),
    };
  },
});

export const learningPathCalls = entityCalls<LearningPathTypes>({
  useFind: learningPathsApi.useFindLearningPathsQuery,
  useGet: learningPathsApi.useGetLearningPathQuery,
  useCreate: learningPathsApi.useCreateLearningPathMutation,
  useUpdate: learningPathsApi.useUpdateLearningPathMutation,
  useUpdateStatus: learningPathsApi.useUpdateLearningPathStatusMutation,
  useDeleteItems: learningPathsApi.useDeleteLearningPathsMutation,
  useExport: learningPathsApi.useExportLearningPathsMutation,
});
