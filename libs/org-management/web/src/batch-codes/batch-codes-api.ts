import { defaultTableState, type FindResult } from '@lms/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import {
  batchCodeResource,
  type BatchCodeSeries,
  type BatchCodeSeriesInput,
  type BatchCodeTypes,
  type BatchLearner,
} from '@lms/org-management/contract';

interface PartnerCourse {
  id: string;
  title: string;
  organizationId: string;
}

const list = { type: 'BatchCode' as const, id: 'LIST' };

export const batchCodesApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, batchCodeResource);
    return {
      findBatchCodes: entity.find,
      getBatchCode: entity.get,
      createBatchCode: entity.create,
      updateBatchCode: entity.update,
      updateBatchCodeStatus: entity.updateStatus,
      deleteBatchCodes: entity.deleteItems,
      exportBatchCodes: entity.exportItems,
      restoreBatchCodes: entity.restoreItems,
      createBatchCodeSeries: build.mutation<BatchCodeSeries, BatchCodeSeriesInput>({
        query: (body) => ({ url: '/batch-code/series', method: 'POST', body }),
        invalidatesTags: (result) => (result ? [list] : []),
      }),
      getBatchLearners: build.query<BatchLearner[], string>({
        query: (id) => `/batch-code/${id}/learner`,
      }),
      /** Partner courses that the reader may create batches for. */
      findPartnerCourses: build.query<FindResult<PartnerCourse>, void>({
        query: () => ({
          url: '/course/find',
          method: 'POST',
          body: {
            filter: { programme: 'PARTNER' },
            paginator: { ...defaultTableState.paginator, pageSize: 100 },
            sorting: { column: 'title', direction: 'asc' },
          },
        }),
      }),
    };
  },
});

export const batchCodeCalls = entityCalls<BatchCodeTypes>({
  useFind: batchCodesApi.useFindBatchCodesQuery,
  useGet: batchCodesApi.useGetBatchCodeQuery,
  useCreate: batchCodesApi.useCreateBatchCodeMutation,
  useUpdate: batchCodesApi.useUpdateBatchCodeMutation,
  useUpdateStatus: batchCodesApi.useUpdateBatchCodeStatusMutation,
  useDeleteItems: batchCodesApi.useDeleteBatchCodesMutation,
  useExport: batchCodesApi.useExportBatchCodesMutation,
  useRestoreItems: batchCodesApi.useRestoreBatchCodesMutation,
});
