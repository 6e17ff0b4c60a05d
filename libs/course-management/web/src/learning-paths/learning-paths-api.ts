import { learningPathResource, type LearningPathTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

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
