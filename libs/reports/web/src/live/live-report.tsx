import { useTranslation } from '@lms/i18n';
import type { ReportDefinition } from '@lms/reports/contract';
import { lazyPart } from '@lms/ui';
import { Switch } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { LoadingPlaceholder } from '../loading-placeholder';
import { ReportFrame } from '../report-frame';
import { reportsApi } from '../reports-api';
import { ReportRows } from '../table/report-rows';
import { useReportTable } from '../use-report-table';
import styles from './live.module.css';

const LiveRows = lazyPart({
  load: () => import('./live-log').then((module) => module.LiveLog),
  fallback: <LoadingPlaceholder height={40} />,
});

/** Log of people's activity: live, or page by page where the address names a range. */
export const LiveReport = ({ definition }: { definition: ReportDefinition }) => {
  const { t } = useTranslation();
  const report = useReportTable(definition);
  const [params, setParams] = useSearchParams();
  const hasRange = report.table.state.filter['range'] !== undefined;
  const isLive = (params.get('live') ?? (hasRange ? '0' : '1')) === '1';
  const setIsLive = (live: boolean) =>
    setParams(
      (now) => {
        now.set('live', live ? '1' : '0');
        return now;
      },
      { preventScrollReset: true },
    );
  const rows = reportsApi.useFindReportQuery(
    { name: definition.name, query: report.pageQuery },
    { refetchOnMountOrArgChange: true, skip: isLive },
  );
  const table = <ReportRows definition={definition} report={report} rows={rows} />;
  return (
    <ReportFrame
      definition={definition}
      report={report}
      rows={rows}
      isLive={isLive}
      tools={
        <label className={styles['switch']}>
          <Switch checked={isLive} onChange={setIsLive} />
          {t('reports.live.switch')}
        </label>
      }
    >
      {isLive ? <LiveRows definition={definition} report={report} /> : table}
    </ReportFrame>
  );
};
