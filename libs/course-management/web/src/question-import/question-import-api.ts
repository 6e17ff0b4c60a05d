import type { ImportFormat } from '@lms/contract';
import {
  type ImportReport,
  leftOutHeader,
  type QuestionExportQuery,
  type TemplateFormat,
} from '@lms/course-management/contract';
import { api } from '@lms/entity-api';

/** Time limit: a large file takes long to upload on a slow connection and to be stored. */
const fileMs = 5 * 60_000;

interface FileImport {
  bankId: string;
  /** Detected from the file if missing. */
  format?: ImportFormat;
  file: File;
  /** Previews the import; nothing is stored. */
  dryRun: boolean;
  /** Id under which live events tell the progress. */
  progress: string;
}

/** A file to save, with the number of questions that its format can't hold. */
export interface ExportedFile {
  url: string;
  leftOut: number;
}

/** Returns the file as an object URL, or the problem of a refused request. */
const readDownload = async (response: Response): Promise<ExportedFile> =>
  response.ok
    ? {
        url: URL.createObjectURL(await response.blob()),
        leftOut: Number(response.headers.get(leftOutHeader)),
      }
    : response.json();

const formOf = (file: File) => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

export const questionImportApi = api.injectEndpoints({
  endpoints: (build) => ({
    importQuestions: build.mutation<ImportReport, FileImport>({
      query: ({ bankId, format, file, dryRun, progress }) => ({
        url: '/question/import',
        params: { bankId, ...(format && { format }), dryRun, progress },
        method: 'POST',
        body: formOf(file),
        timeout: fileMs,
      }),
      invalidatesTags: (_report, _error, { dryRun }) =>
        dryRun
          ? []
          : [
              { type: 'Question', id: 'LIST' },
              { type: 'QuestionBank', id: 'LIST' },
            ],
    }),
    exportBank: build.mutation<ExportedFile, QuestionExportQuery>({
      query: (params) => ({
        url: '/question/export',
        params,
        timeout: fileMs,
        responseHandler: readDownload,
      }),
    }),
    getImportTemplate: build.mutation<
      ExportedFile,
      { format: TemplateFormat; language: 'en' | 'bn' }
    >({
      query: (params) => ({
        url: '/question/import-template',
        params,
        responseHandler: readDownload,
      }),
    }),
  }),
});
