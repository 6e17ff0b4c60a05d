import { quizResource } from '@lms/course-management/contract';
import { api, entityEndpoints } from '@lms/entity-api';

export const quizzesApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, quizResource);
    return {
      findQuizzes: entity.find,
      getOwnQuiz: entity.get,
      createQuiz: entity.create,
      updateQuiz: entity.update,
      updateQuizStatus: entity.updateStatus,
      deleteQuizzes: entity.deleteItems,
      exportQuizzes: entity.exportItems,
      restoreQuizzes: entity.restoreItems,
    };
  },
});

export const quizCalls = {
  useFind: quizzesApi.useFindQuizzesQuery,
  useGet: quizzesApi.useGetOwnQuizQuery,
  useCreate: quizzesApi.useCreateQuizMutation,
  useUpdate: quizzesApi.useUpdateQuizMutation,
  useUpdateStatus: quizzesApi.useUpdateQuizStatusMutation,
  useDeleteItems: quizzesApi.useDeleteQuizzesMutation,
  useExport: quizzesApi.useExportQuizzesMutation,
  useRestoreItems: quizzesApi.useRestoreQuizzesMutation,
};
