import { api } from '@lms/entity-api';
import type {
  ReportName,
  ReportRecipient,
  ReportSchedule,
  ReportScheduleInput,
  ReportScheduleUpdate,
} from '@lms/reports/contract';

type SavedSchedule =
  { id?: undefined; input: ReportScheduleInput } | { id: string; input: ReportScheduleUpdate };

/** Calls of the dialog alone, so that they are loaded with it. */
export const schedulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReportSchedules: build.query<ReportSchedule[], ReportName>({
      query: (report) => ({ url: '/report-schedule', params: { report } }),
      providesTags: ['ReportSchedule'],
    }),
    getReportRecipients: build.query<ReportRecipient[], ReportName>({
      query: (report) => ({ url: '/report-schedule/recipients', params: { report } }),
    }),
    saveReportSchedule: build.mutation<unknown, SavedSchedule>({
      query: ({ id, input }) => ({
        url: id ? `/report-schedule/${id}` : '/report-schedule',
        method: id ? 'PUT' : 'POST',
        body: input,
      }),
      invalidatesTags: (_done, error) => (error ? [] : ['ReportSchedule']),
    }),
    deleteReportSchedule: build.mutation<void, string>({
      query: (id) => ({ url: `/report-schedule/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['ReportSchedule']),
    }),
    moveReportSchedule: build.mutation<unknown, { id: string; move: 'pause' | 'resume' }>({
      query: ({ id, move }) => ({ url: `/report-schedule/${id}/${move}`, method: 'PUT' }),
      // After a refusal, too: then what is shown is of before.
      invalidatesTags: ['ReportSchedule'],
    }),
  }),
});
