import { ColumnChooser, ErrorState } from '@lms/admin-ui';
import { menuItemAt } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition } from '@lms/reports/contract';
import { lazyPart, PageHead } from '@lms/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Figures } from './figures/figures';
import { ExportMenu } from './files/export-menu';
import { ReportFilters } from './filters/report-filters';
import { LoadingPlaceholder } from './loading-placeholder';
import styles from './report.module.css';
import { reportsApi } from './reports-api';
import { useReportColumns } from './table/use-report-columns';
import type { ReportState } from './use-report-table';
import { ViewsMenu } from './views/views-menu';

/** As high as a chart with its heading and legend. */
const chartPlaceholder = <LoadingPlaceholder height={23} />;

const Charts = lazyPart({
  load: () => import('./chart/charts').then((module) => module.Charts),
  fallback: chartPlaceholder,
});

interface ReportFrameProps {
  definition: ReportDefinition;
  report: ReportState;
  /** Call for the rows: whether it fails, the figures or both, is told in one place. */
  rows: { error?: unknown; refetch: () => unknown };
  /** Additional controls beside the heading. */
  tools?: ReactNode;
  /** Hides the range: live rows are always of now. */
  isLive?: boolean;
  children: ReactNode;
}

/** Layout shared by all reports: heading, filters, figures and charts, above the rows. */
export const ReportFrame = ({
  definition,
  report,
  rows,
  tools,
  isLive = false,
  children,
}: ReportFrameProps) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { name, figures, charted } = definition;
  const entry = menuItemAt(pathname);
  const title = entry ? t(`admin.menu.${entry.title}`) : name;
  const hasSummary = figures.length > 0 || charted;
  const summary = reportsApi.useGetReportSummaryQuery(
    { name, query: report.summaryQuery },
    { skip: !hasSummary, refetchOnMountOrArgChange: true },
  );
  const { data, error, isFetching } = summary;
  const failed = [summary, rows].filter((call) => call.error);
  const columns = useReportColumns(definition, report.grain);
  return (
    <div className={styles['report']}>
      <PageHead title={title} />
      <div className={styles['head']}>
        <h1>{title}</h1>
        <div className={`screen-only ${styles['tools']}`}>
          {tools}
          <ViewsMenu definition={definition} report={report} />
          <ColumnChooser table={report.table} columns={columns} />
          <ExportMenu definition={definition} report={report} title={title} />
        </div>
      </div>
      <p className={styles['zone']}>{t('reports.zone')}</p>
      <ReportFilters definition={definition} report={report} isLive={isLive} />
      {hasSummary && !error && <Figures definition={definition} summary={data} busy={isFetching} />}
      {charted &&
        !error &&
        (data ? <Charts charts={data.charts} grain={report.grain} /> : chartPlaceholder)}
      {failed[0] && (
        <ErrorState
          problem={toCallProblem(failed[0].error)}
          onRetry={() => failed.forEach((call) => void call.refetch())}
        />
      )}
      {children}
    </div>
  );
};
