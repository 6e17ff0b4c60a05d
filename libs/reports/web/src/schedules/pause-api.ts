import { api } from '@lms/entity-api';

/** Calls of the dialog alone, so that they are loaded with it. */
const pauseApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveReportSchedule: build.mutation<unknown, { id: string; move: 'pause' | 'resume' }>({
      query: ({ id, move }) => ({ url: `/report-schedule/${id}/${move}`, method: 'PUT' }),
      // After a refusal, too: then what is shown is of before.
      invalidatesTags: ['ReportSchedule'],
    }),
  }),
});
export const { useMoveReportScheduleMutation } = pauseApi;
