import { skipToken } from '@reduxjs/toolkit/query';
import type { SpreadsheetSource } from './source';
import { isGoingOn, spreadsheetApi } from './spreadsheet-api';

const pollMs = 1_000;
const { useQueryState, useQuerySubscription } = spreadsheetApi.endpoints.getSpreadsheetReport;

/** What an import has come to, looked at again and again as long as it goes on. */
export const useReport = ({ path, tag }: SpreadsheetSource, batchId: string | null) => {
  const batch = batchId === null ? skipToken : { path, tag, batchId };
  const { currentData: report, error } = useQueryState(batch);
  const { refetch } = useQuerySubscription(batch, {
    pollingInterval: report && isGoingOn(report) ? pollMs : 0,
  });
  return { report, error, refetch };
};
