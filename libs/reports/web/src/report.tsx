import type { ReportDefinition } from '@lms/reports/contract';
import { ReportFrame } from './report-frame';
import { reportsApi } from './reports-api';
import { LogLineButton } from './system-log/log-line-button';
import { ReportRows } from './table/report-rows';
import { useReportTable } from './use-report-table';

/** One report: figures and charts, and the rows below. */
export const Report = ({ definition }: { definition: ReportDefinition }) => {
  const report = useReportTable(definition);
  const { name } = definition;
  const rows = reportsApi.useFindReportQuery(
    { name, query: report.pageQuery },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ReportFrame definition={definition} report={report} rows={rows}>
      <ReportRows
        definition={definition}
        report={report}
        rows={rows}
        menuOf={
          name === 'system-log-report'
            ? (row) => <LogLineButton definition={definition} row={row} />
            : undefined
        }
      />
    </ReportFrame>
  );
};
