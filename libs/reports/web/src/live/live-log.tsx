import { EmptyList, ErrorState } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition } from '@lms/reports/contract';
import { Button } from 'antd';
import { useMemo } from 'react';
import { LoadingPlaceholder } from '../loading-placeholder';
import { reportsApi } from '../reports-api';
import { ShownRows } from '../table/report-rows';
import type { ReportState } from '../use-report-table';
import { LiveAnnouncer } from './live-announcer';
import { maxShownRows, mergeRows } from './live-rows';
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
  const filtersWithoutRange = useMemo(
    () => Object.fromEntries(Object.entries(filter).filter(([field]) => field !== 'range')),
    [filter],
  );
  const list = reportsApi.useFindReportQuery({
    name,
    query: {
      filter: { ...filtersWithoutRange, range: 'all' },
      sorting,
      ...(searchTerm && { searchTerm }),
      paginator: { page: 1, pageSize },
    },
  });
  const filters = new URLSearchParams(
    Object.entries({ ...filtersWithoutRange, ...(searchTerm && { searchTerm }) }).flatMap(
      ([field, values]) => [values].flat().map((value) => [field, String(value)]),
    ),
  ).toString();
  const { rows, state, pause, resume } = useLiveLog({
    filters,
    refetch: () => list.refetch().unwrap(),
  });
  const { shown, waiting, isPaused } = rows;
  // The refetched list contains the waiting rows as well.
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const older = (list.currentData?.items ?? []).filter(({ id }) => !waitingIds.has(id));
  const items = mergeRows(shown, older);
  // Rows arrive by time, so no other order is possible.
  const unsortable: ReportState = {
    ...report,
    resource: { ...report.resource, sortable: [] },
    table: { ...report.table, state: { ...report.table.state, sorting: sorting as never } },
  };
  const { error } = list;
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{t(`reports.live.${state}`)}</p>
        <Button data-key=" " onClick={isPaused ? resume : pause}>
          {t(isPaused ? 'reports.live.resume' : 'reports.live.pause')}
        </Button>
        {isPaused && <p>{t('reports.live.waiting', { count: waiting.length })}</p>}
      </div>
      <LiveAnnouncer count={shown.length + waiting.length} />
      {error && items.length === 0 ? (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void list.refetch()} />
      ) : items.length > 0 ? (
        <ShownRows definition={definition} report={unsortable} items={items} busy={false} />
      ) : list.currentData ? (
        <EmptyList text={t('reports.empty.title')} />
      ) : (
        <LoadingPlaceholder height={20} />
      )}
      <p className={styles['most']}>{t('reports.live.most', { count: maxShownRows })}</p>
    </>
  );
};
