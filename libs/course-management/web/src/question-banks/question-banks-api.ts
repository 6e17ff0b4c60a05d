import { questionBankResource, type QuestionBankTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

export const questionBanksApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, questionBankResource);
    return {
      findQuestionBanks: entity.find,
      getQuestionBank: entity.get,
      createQuestionBank: entity.create,
      updateQuestionBank: entity.update,
      updateQuestionBankStatus: entity.updateStatus,
      deleteQuestionBanks: entity.deleteItems,
      exportQuestionBanks: entity.exportItems,
      restoreQuestionBanks: entity.restoreItems,
    };
  },
});

export const questionBankCalls = entityCalls<QuestionBankTypes>({
  useFind: questionBanksApi.useFindQuestionBanksQuery,
  useGet: questionBanksApi.useGetQuestionBankQuery,
  useCreate: questionBanksApi.useCreateQuestionBankMutation,
  useUpdate: questionBanksApi.useUpdateQuestionBankMutation,
  useUpdateStatus: questionBanksApi.useUpdateQuestionBankStatusMutation,
  useDeleteItems: questionBanksApi.useDeleteQuestionBanksMutation,
  useExport: questionBanksApi.useExportQuestionBanksMutation,
  useRestoreItems: questionBanksApi.useRestoreQuestionBanksMutation,
});
