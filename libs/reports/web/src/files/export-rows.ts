import { toCallProblem } from '@lms/entity-api';
import type { useTranslation } from '@lms/i18n';
import { type ReportFileInput, type ReportName, rowsInBackground } from '@lms/reports/contract';
import { problemTextIn, saveUrl, toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ReportPageQuery, reportsApi } from '../reports-api';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Translation = ReturnType<typeof useTranslation>;

const tellProblem = (dispatch: Dispatch, translation: Translation, error: unknown) => {
  const message = problemTextIn(translation)(toCallProblem(error));
  dispatch(toastShown({ type: 'error', message }));
};

/** Tells whether a report's rows are few enough to be downloaded at once. */
const isSmall = async (dispatch: Dispatch, name: ReportName, query: ReportPageQuery) => {
  const { findReport } = reportsApi.endpoints;
  const { data } = await dispatch(findReport.initiate({ name, query }, { subscribe: false }));
  return data !== undefined && data.total < rowsInBackground;
};

/**
 * Exports all rows of a report: downloads few at once, requests a file for many or while the server
 * is busy with other exports; shows an error toast on failure.
 *
 * @returns whether a file was requested
 */
export const exportRows = async (
  dispatch: Dispatch,
  translation: Translation,
  input: ReportFileInput,
  page: ReportPageQuery,
): Promise<boolean> => {
  if (await isSmall(dispatch, input.report, page)) {
    const { exportReport } = reportsApi.endpoints;
    const { data, error } = await dispatch(exportReport.initiate(input, { track: false }));
    if (data) {
      saveUrl(data.name, data.url);
      const message = translation.t('reports.file.saved', { name: data.name });
      dispatch(toastShown({ type: 'success', message }));
      return false;
    }
    if (toCallProblem(error).code !== 'request.tooMany') {
      tellProblem(dispatch, translation, error);
      return false;
    }
  }
  const { createReportFile } = reportsApi.endpoints;
  const { error } = await dispatch(createReportFile.initiate(input, { track: false }));
  if (error) tellProblem(dispatch, translation, error);
  return !error;
};
