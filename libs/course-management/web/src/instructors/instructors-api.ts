import { instructorResource, type InstructorTypes } from '@lms/course-management/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';

export const instructorsApi = api.injectEndpoints({
  endpoints: (build) => {
    const entity = entityEndpoints(build, instructorResource);
    return {
      findInstructors: entity.find,
      getInstructor: entity.get,
      createInstructor: entity.create,
      updateInstructor: entity.update,
      updateInstructorStatus: entity.updateStatus,
      deleteInstructors: entity.deleteItems,
      exportInstructors: entity.exportItems,
      restoreInstructors: entity.restoreItems,
    };
  },
});

export const instructorCalls = entityCalls<InstructorTypes>({
  useFind: instructorsApi.useFindInstructorsQuery,
  useGet: instructorsApi.useGetInstructorQuery,
  useCreate: instructorsApi.useCreateInstructorMutation,
  useUpdate: instructorsApi.useUpdateInstructorMutation,
  useUpdateStatus: instructorsApi.useUpdateInstructorStatusMutation,
  useDeleteItems: instructorsApi.useDeleteInstructorsMutation,
  useExport: instructorsApi.useExportInstructorsMutation,
  useRestoreItems: instructorsApi.useRestoreInstructorsMutation,
});
