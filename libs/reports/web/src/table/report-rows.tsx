import {
  breakpoints,
  EmptyList,
  EntityRows,
  TablePager,
  useLoadedRows,
  useMinWidth,
} from '@lms/admin-ui';
import type { FindResult } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition, ReportRow } from '@lms/reports/contract';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { LoadingPlaceholder } from '../loading-placeholder';
import type { ReportState, ReportTypes } from '../use-report-table';
import { useReportTexts } from '../use-report-texts';
import styles from './rows.module.css';
import { useReportColumns } from './use-report-columns';

interface ReportRowsProps {
  definition: ReportDefinition;
  report: ReportState;
  rows: {
    data?: FindResult<ReportRow>;
    error?: unknown;
    isFetching: boolean;
    fulfilledTimeStamp?: number;
  };
  menuOf?: (row: ReportRow) => ReactNode;
}

/** Height of a table row, in em. */
const rowHeight = 4.75;

type Found = FindResult<ReportTypes['item']>;

/** Table of a report's rows with its pager, or its loading or empty state; nothing if it failed. */
export const ReportRows = ({ definition, report, rows, menuOf }: ReportRowsProps) => {
  const { error, isFetching, fulfilledTimeStamp } = rows;
  // The shared table requires fields of stored entities that it never shows here.
  const data = rows.data as Found | undefined;
  useLoadedRows(report.table, { data, isFetching, fulfilledTimeStamp });
  if (error) return null;
  // A page beyond the last one, which `useLoadedRows` leaves.
  const isBeyond = data !== undefined && data.total > 0 && data.items.length === 0;
  if (!data || isBeyond)
    return <LoadingPlaceholder height={(report.table.state.paginator.pageSize + 1) * rowHeight} />;
  if (data.items.length === 0) return <NoRows report={report} />;
  return (
    <>
      <ShownRows
        definition={definition}
        report={report}
        items={data.items}
        busy={isFetching}
        menuOf={menuOf}
      />
      <TablePager table={report.table} result={data} />
    </>
  );
};

interface ShownRowsProps extends Pick<ReportRowsProps, 'definition' | 'report' | 'menuOf'> {
  items: ReportRow[];
  busy: boolean;
}

/** Most columns that are drawn narrow, so that a small window shows all of them. */
const maxNarrow = 9;

/** Rows in the columns that the reader has chosen. */
export const ShownRows = ({ definition, report, items, busy, menuOf }: ShownRowsProps) => {
  const isWide = useMinWidth(breakpoints.table);
  const columns = useReportColumns(definition, report.grain);
  const { hiddenColumns } = report.table;
  return (
    <div
      className={styles['table']}
      data-narrow={columns.length - hiddenColumns.length <= maxNarrow}
    >
      {!isWide && <Meanings definition={definition} />}
      <EntityRows
        resource={report.resource}
        table={report.table}
        view={{
          columns: columns.filter(({ field }) => !hiddenColumns.includes(field)),
          filters: [],
          nameOf: ({ id }) => id,
          statusText: (status) => status,
        }}
        items={items as ReportTypes['item'][]}
        busy={busy}
        selectable={false}
        menuOf={menuOf}
      />
    </div>
  );
};

/** Explanations of all columns at once: cards have no headings to hold them. */
const Meanings = ({ definition }: { definition: ReportDefinition }) => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  return (
    <details className={styles['meanings']}>
      <summary>{t('reports.meanings')}</summary>
      <dl>
        {definition.columns.map(({ field }) => (
          <div key={field}>
            <dt>{texts.column(field)}</dt>
            <dd>{texts.definition(field)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

const NoRows = ({ report }: { report: ReportState }) => {
  const { t } = useTranslation();
  const { table, range } = report;
  return (
    <EmptyList text={t('reports.empty.title')}>
      <p>{t('reports.empty.text')}</p>
      {range !== 'all' && (
        <Button
          type="primary"
          onClick={() => table.change({ filter: { ...table.state.filter, range: 'all' } })}
        >
          {t('reports.empty.all')}
        </Button>
      )}
      {report.isNarrowed && <Button onClick={table.reset}>{t('reports.filter.clear')}</Button>}
    </EmptyList>
  );
};
