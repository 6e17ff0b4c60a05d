import { toCallProblem } from '@lms/entity-api';
import type { useTranslation } from '@lms/i18n';
import type { ReportFileInput } from '@lms/reports/contract';
import { problemTextIn, toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { reportsApi } from '../reports-api';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Requests a file; shows an error toast on failure.
 *
 * @returns whether the request was accepted
 */
export const startFile = async (
  dispatch: Dispatch,
  translation: ReturnType<typeof useTranslation>,
  input: ReportFileInput,
) => {
  const { createReportFile } = reportsApi.endpoints;
  const { error } = await dispatch(createReportFile.initiate(input, { track: false }));
  if (!error) return true;
  const message = problemTextIn(translation)(toCallProblem(error));
  dispatch(toastShown({ type: 'error', message }));
  return false;
};
