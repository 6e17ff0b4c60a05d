import { skipToken } from '@reduxjs/toolkit/query';
import type { SpreadsheetSource } from './source';
import { isGoingOn, spreadsheetApi } from './spreadsheet-api';

const pollMs = 1_000;
const { useQueryState, useQuerySubscription } = spreadsheetApi.endpoints.getSpreadsheetReport;

/** Polls an import's report until it has finished. */
export const useReport = ({ path, tag }: SpreadsheetSource, batchId: string | null) => {
  const batch = batchId === null ? skipToken : { path, tag, batchId };
  const { currentData: report, error } = useQueryState(batch);
  const { refetch } = useQuerySubscription(batch, {
    pollingInterval: report && isGoingOn(report) ? pollMs : 0,
  });
  return { report, error, refetch };
};
