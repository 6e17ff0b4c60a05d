import {
  type DuplicateQuestion,
  type DuplicateResult,
  questionResource,
  type QuestionTypes,
  type QuestionVersion,
  type RegradableQuiz,
  type SimilarQuery,
} from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

const list = { type: 'Question' as const, id: 'LIST' };

export const questionsApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, questionResource);
    return {
      findQuestions: entity.find,
      getQuestion: entity.get,
      createQuestion: entity.create,
      updateQuestion: entity.update,
      updateQuestionStatus: entity.updateStatus,
      deleteQuestions: entity.deleteItems,
      exportQuestions: entity.exportItems,
      restoreQuestions: entity.restoreItems,
      findQuestionVersions: build.query<QuestionVersion[], string>({
        query: (id) => `/question/${id}/version`,
        providesTags: (_versions, _error, id) => [{ type: 'Question', id }],
      }),
      findRegradableQuizzes: build.query<RegradableQuiz[], string>({
        query: (id) => `/question/${id}/regradable`,
        keepUnusedDataFor: 0,
      }),
      findDuplicateQuestions: build.query<DuplicateResult, string>({
        query: (bankId) => ({ url: '/question/duplicate', method: 'POST', body: { bankId } }),
        providesTags: [list],
      }),
      /** Finds questions similar to a text being written. */
      findSimilarQuestions: build.query<DuplicateQuestion[], SimilarQuery>({
        query: (body) => ({ url: '/question/similar', method: 'POST', body }),
        keepUnusedDataFor: 0,
      }),
    };
  },
});

export const questionCalls = entityCalls<QuestionTypes>({
  useFind: questionsApi.useFindQuestionsQuery,
  useGet: questionsApi.useGetQuestionQuery,
  useCreate: questionsApi.useCreateQuestionMutation,
  useUpdate: questionsApi.useUpdateQuestionMutation,
  useUpdateStatus: questionsApi.useUpdateQuestionStatusMutation,
  useDeleteItems: questionsApi.useDeleteQuestionsMutation,
  useExport: questionsApi.useExportQuestionsMutation,
  useRestoreItems: questionsApi.useRestoreQuestionsMutation,
});
