import type { FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import type {
  ReportFile,
  ReportFileInput,
  ReportFileLink,
  ReportName,
  ReportQuery,
  ReportRow,
  ReportSummary,
  ReportView,
  ReportViewInput,
} from '@lms/reports/contract';

interface Asked<Query> {
  name: ReportName;
  query: Query;
}
export interface ReportPageQuery extends ReportQuery {
  paginator: { page: number; pageSize: number };
}

/** Returns the file name that the server gave. */
const fileNameIn = ({ headers }: Response) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';

/** Time limit of a direct export; the server may be busy with those of others. */
const exportMs = 60_000;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findReport: build.query<FindResult<ReportRow>, Asked<ReportPageQuery>>({
      query: ({ name, query }) => ({ url: `/report/${name}/find`, method: 'POST', body: query }),
    }),
    getReportSummary: build.query<ReportSummary, Asked<ReportQuery>>({
      query: ({ name, query }) => ({ url: `/report/${name}/summary`, method: 'POST', body: query }),
    }),
    getReportViews: build.query<ReportView[], ReportName>({
      query: (report) => ({ url: '/report-view', params: { report } }),
      providesTags: ['ReportView'],
    }),
    createReportView: build.mutation<{ id: string }, ReportViewInput>({
      query: (body) => ({ url: '/report-view', method: 'POST', body }),
      invalidatesTags: (view) => (view ? ['ReportView'] : []),
    }),
    renameReportView: build.mutation<{ id: string }, { id: string; name: string }>({
      query: ({ id, name }) => ({ url: `/report-view/${id}`, method: 'PUT', body: { name } }),
      invalidatesTags: (view) => (view ? ['ReportView'] : []),
    }),
    deleteReportView: build.mutation<void, string>({
      query: (id) => ({ url: `/report-view/${id}`, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['ReportView']),
    }),
    getReportFiles: build.query<ReportFile[], void>({
      query: () => '/report-file',
      providesTags: ['ReportFile'],
    }),
    /** Exports all matching rows at once; returns the file's object URL and name. */
    exportReport: build.mutation<{ url: string; name: string }, ReportFileInput>({
      query: ({ report, query, columns, format, language }) => ({
        url: `/report/${report}/export`,
        params: {
          format,
          language,
          query: JSON.stringify(query),
          ...(columns && { columns: columns.join(',') }),
        },
        timeout: exportMs,
        responseHandler: async (response) =>
          response.ok
            ? { url: URL.createObjectURL(await response.blob()), name: fileNameIn(response) }
            : response.json(),
      }),
    }),
    createReportFile: build.mutation<ReportFile, ReportFileInput>({
      query: (body) => ({ url: '/report-file', method: 'POST', body }),
      invalidatesTags: (file) => (file ? ['ReportFile'] : []),
    }),
    cancelReportFile: build.mutation<ReportFile, string>({
      query: (id) => ({ url: `/report-file/${id}/cancel`, method: 'PUT' }),
      invalidatesTags: ['ReportFile'],
    }),
    getReportFileLink: build.mutation<ReportFileLink, string>({
      query: (id) => `/report-file/${id}/link`,
    }),
  }),
});
