import { type ReportDefinition, reportDefinitions, reportNames } from '@lms/reports/contract';
import type { CallRow, CallRows } from './call-row';

/** Query without limits: all that the caller may see. */
const everything = { filter: { range: 'all' } };
const reading = ({ access }: ReportDefinition): CallRow => ({
  access,
  aim: () => ({ body: everything }),
  foreign: 'none',
});

const exporting = ({ access }: ReportDefinition): CallRow => ({
  access,
  aim: () => ({ query: `?format=csv&language=en&query=${JSON.stringify(everything)}` }),
  foreign: 'none',
});

export const reportRows: CallRows = Object.fromEntries(
  reportNames.flatMap((name) => [
    [`POST /report/${name}/find`, reading(reportDefinitions[name])],
    [`POST /report/${name}/summary`, reading(reportDefinitions[name])],
    [`GET /report/${name}/export`, exporting(reportDefinitions[name])],
  ]),
);
