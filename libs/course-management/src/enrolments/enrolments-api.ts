import {
  type BatchCode,
  type BatchCodeTypes,
  type Course,
  type CourseTypes,
  enrolmentResource,
  type FindResult,
  type TableState,
} from '@lms/contract';
import { api, entityEndpoints } from '@lms/entity-api';

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
      // By their addresses: the two resources would bring their whole forms along.
      findFilterCourses: build.query<FindResult<Course>, TableState<CourseTypes>>({
        query: (body) => ({ url: '/course/find', method: 'POST', body }),
        providesTags: [{ type: 'Course', id: 'LIST' }],
      }),
      findFilterBatches: build.query<FindResult<BatchCode>, TableState<BatchCodeTypes>>({
        query: (body) => ({ url: '/batch-code/find', method: 'POST', body }),
        providesTags: [{ type: 'BatchCode', id: 'LIST' }],
      }),
    };
  },
});

/** Of these a list that is only read calls the first and the export. */
export const enrolmentCalls = {
  useFind: enrolmentsApi.useFindEnrolmentsQuery,
  useGet: enrolmentsApi.useReadEnrolmentQuery,
  useCreate: enrolmentsApi.useCreateEnrolmentMutation,
  useUpdate: enrolmentsApi.useUpdateEnrolmentMutation,
  useUpdateStatus: enrolmentsApi.useUpdateEnrolmentStatusMutation,
  useDeleteItems: enrolmentsApi.useDeleteEnrolmentsMutation,
  useExport: enrolmentsApi.useExportEnrolmentsMutation,
};
