import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import {
  type CourseCompletion,
  enrolmentResource,
  type EnrolmentTypes,
} from '@lms/learning/contract';

export const enrolmentsApi = api.injectEndpoints({
  endpoints: (build) => {
    const enrolments = entityEndpoints(build, enrolmentResource);
    return {
      findEnrolments: enrolments.find,
      readEnrolment: enrolments.get,
      createEnrolment: enrolments.create,
      updateEnrolment: enrolments.update,
      updateEnrolmentStatus: enrolments.updateStatus,
      deleteEnrolments: enrolments.deleteItems,
      exportEnrolments: enrolments.exportItems,
      getEnrolmentCompletion: build.query<CourseCompletion, string>({
        query: (id) => `/enrolment/completion/${id}`,
        keepUnusedDataFor: 0,
      }),
    };
  },
});

/** Entity endpoints; a read-only list uses only `find` and the export. */
export const enrolmentCalls = entityCalls<EnrolmentTypes>({
  useFind: enrolmentsApi.useFindEnrolmentsQuery,
  useGet: enrolmentsApi.useReadEnrolmentQuery,
  useCreate: enrolmentsApi.useCreateEnrolmentMutation,
  useUpdate: enrolmentsApi.useUpdateEnrolmentMutation,
  useUpdateStatus: enrolmentsApi.useUpdateEnrolmentStatusMutation,
  useDeleteItems: enrolmentsApi.useDeleteEnrolmentsMutation,
  useExport: enrolmentsApi.useExportEnrolmentsMutation,
});
