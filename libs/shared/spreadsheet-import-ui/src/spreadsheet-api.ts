import {
  type ColumnMapping,
  defaultTableState,
  type ExportColumn,
  type ExportFormat,
  type Language,
  type RecentImport,
  type SpreadsheetReport,
} from '@lms/contract';
import { api, type Tag } from '@lms/entity-api';

/** Upload timeout in milliseconds: a large file takes time on a slow line. */
const fileMs = 5 * 60_000;

/** Endpoint arguments: the source's path and tag. */
interface Calls {
  path: string;
  tag: Tag;
}
interface Batch extends Calls {
  batchId: string;
}
interface SpreadsheetImport extends Calls {
  file: File;
  /** Validates without storing anything; the answer is a preview. */
  dryRun: boolean;
  invite: boolean;
  mapping: ColumnMapping;
}
interface SpreadsheetExport {
  path: string;
  format: ExportFormat;
  columns: ExportColumn[];
  filter?: Record<string, unknown>;
}

const formOf = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

/** Returns the object URL of a file, or the problem of a failed call. */
const addressOf = async (response: Response): Promise<string> =>
  response.ok ? URL.createObjectURL(await response.blob()) : response.json();

export const isGoingOn = ({ state }: Pick<SpreadsheetReport, 'state'>) =>
  state === 'RUNNING' || state === 'UNDOING';

/** Tags to invalidate when an import that wrote has finished. */
const changedBy = (report: SpreadsheetReport, tag: Tag) =>
  report.dryRun || isGoingOn(report) ? [] : [tag];

export const spreadsheetApi = api.injectEndpoints({
  endpoints: (build) => {
    const reportOf = ({ path, tag }: Calls, data: SpreadsheetReport) =>
      spreadsheetApi.util.upsertQueryData(
        'getSpreadsheetReport',
        { path, tag, batchId: data.batchId },
        data,
      );
    return {
      importSpreadsheet: build.mutation<SpreadsheetReport, SpreadsheetImport>({
        query: ({ path, file, dryRun, invite, mapping }) => ({
          url: `${path}/import`,
          params: {
            dryRun,
            invite,
            ...(Object.keys(mapping).length > 0 && { mapping: JSON.stringify(mapping) }),
          },
          method: 'POST',
          body: formOf(file),
          timeout: fileMs,
        }),
        onQueryStarted: (calls, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(reportOf(calls, data)),
            () => undefined,
          ),
      }),
      getSpreadsheetReport: build.query<SpreadsheetReport, Batch>({
        query: ({ path, batchId }) => `${path}/import/${batchId}`,
        onQueryStarted: ({ tag }, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(api.util.invalidateTags(changedBy(data, tag))),
            () => undefined,
          ),
      }),
      undoSpreadsheet: build.mutation<SpreadsheetReport, Batch>({
        query: ({ path, batchId }) => ({ url: `${path}/import/${batchId}/undo`, method: 'POST' }),
        onQueryStarted: (calls, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(reportOf(calls, data)),
            () => undefined,
          ),
      }),
      findRecentImports: build.query<RecentImport[], string>({
        query: (path) => `${path}/import`,
      }),
      getRejectedRows: build.mutation<string, Batch & { language: Language }>({
        query: ({ path, batchId, language }) => ({
          url: `${path}/import/${batchId}/errors`,
          params: { language },
          timeout: fileMs,
          responseHandler: addressOf,
        }),
      }),
      exportForSpreadsheet: build.mutation<string, SpreadsheetExport>({
        query: ({ path, format, columns, filter = {} }) => ({
          url: `${path}/export`,
          method: 'POST',
          body: { ...defaultTableState, filter, format, columns },
          timeout: fileMs,
          responseHandler: addressOf,
        }),
      }),
    };
  },
});
