import { quizResource, type QuizTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

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

export const quizCalls = entityCalls<QuizTypes>({
  useFind: quizzesApi.useFindQuizzesQuery,
  useGet: quizzesApi.useGetOwnQuizQuery,
  useCreate: quizzesApi.useCreateQuizMutation,
  useUpdate: quizzesApi.useUpdateQuizMutation,
  useUpdateStatus: quizzesApi.useUpdateQuizStatusMutation,
  useDeleteItems: quizzesApi.useDeleteQuizzesMutation,
  useExport: quizzesApi.useExportQuizzesMutation,
  useRestoreItems: quizzesApi.useRestoreQuizzesMutation,
});
