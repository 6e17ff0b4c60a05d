import { type ReportDefinition, reportDefinitions, type ReportName } from '@lms/contract';
import { reportSources } from '../modules/reports/report-sources';
import type { CallRow, CallRows } from './call-row';

const names = Object.keys(reportSources) as ReportName[];

/** Asks for everything that the caller may see. */
const reading = ({ access }: ReportDefinition): CallRow => ({
  access,
  aim: () => ({ body: { filter: { range: 'all' } } }),
  foreign: 'none',
});

export const reportRows: CallRows = Object.fromEntries(
  names.flatMap((name) => [
    [`POST /report/${name}/find`, reading(reportDefinitions[name])],
    [`POST /report/${name}/summary`, reading(reportDefinitions[name])],
  ]),
);
