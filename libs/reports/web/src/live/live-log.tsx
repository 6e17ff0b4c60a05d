import type { ReportDefinition } from '@lms/reports/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { EmptyState, ErrorState } from '@lms/ui';
import { Button } from 'antd';
import { useMemo } from 'react';
import { reportsApi } from '../reports-api';
import { ShownRows } from '../table/report-rows';
import type { ReportState } from '../use-report-table';
import { Waiting } from '../waiting';
import { joinRows, maxKept } from './live-rows';
import { LiveNews } from './live-news';
import styles from './live.module.css';
import { useLiveLog } from './use-live-log';

interface LiveLogProps {
  definition: ReportDefinition;
  report: ReportState;
}

const pageSize = 50;

/** Live log: new rows above the newest rows of the list. */
export const LiveLog = ({ definition, report }: LiveLogProps) => {
  const { t } = useTranslation();
  const { filter, searchTerm } = report.table.state;
  const { name, sorting } = definition;
  // The stream begins now and knows every filter but the range.
  const narrowed = useMemo(
    () => Object.fromEntries(Object.entries(filter).filter(([field]) => field !== 'range')),
    [filter],
  );
  const list = reportsApi.useFindReportQuery({
    name,
    query: {
      filter: { ...narrowed, range: 'all' },
      sorting,
      ...(searchTerm && { searchTerm }),
      paginator: { page: 1, pageSize },
    },
  });
  const filters = new URLSearchParams(
    Object.entries({ ...narrowed, ...(searchTerm && { searchTerm }) }).flatMap(([field, values]) =>
      [values].flat().map((value) => [field, String(value)]),
    ),
  ).toString();
  const { rows, state, pause, resume } = useLiveLog({
    filters,
    refetch: () => list.refetch().unwrap(),
  });
  const { shown, waiting, isPaused } = rows;
  // The refetched list contains the rows that are held back as well.
  const held = new Set(waiting.map(({ id }) => id));
  const older = (list.currentData?.items ?? []).filter(({ id }) => !held.has(id));
  const items = joinRows(shown, older);
  // Rows arrive by time, so no other order is possible.
  const fixed: ReportState = {
    ...report,
    resource: { ...report.resource, sortable: [] },
    table: { ...report.table, state: { ...report.table.state, sorting: sorting as never } },
  };
  const { error } = list;
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{t(`reports.live.${state}`)}</p>
        <Button onClick={isPaused ? resume : pause}>
          {t(isPaused ? 'reports.live.resume' : 'reports.live.pause')}
        </Button>
        {isPaused && <p>{t('reports.live.waiting', { count: waiting.length })}</p>}
      </div>
      <LiveNews count={shown.length + waiting.length} />
      {error && items.length === 0 ? (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void list.refetch()} />
      ) : items.length > 0 ? (
        <ShownRows definition={definition} report={fixed} items={items} busy={false} />
      ) : list.currentData ? (
        <EmptyState text={t('reports.empty.title')} />
      ) : (
        <Waiting height={20} />
      )}
      <p className={styles['most']}>{t('reports.live.most', { count: maxKept })}</p>
    </>
  );
};
