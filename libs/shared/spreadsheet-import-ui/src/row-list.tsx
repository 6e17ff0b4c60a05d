import { EmptyList } from '@lms/admin-ui';
import { rowChanges, type SpreadsheetColumn, type SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { kindOf, RowCard } from './row-card';
import styles from './spreadsheet-import.module.css';

/** Rendering a thousand rows at once would block the browser. */
const shownAtOnce = 50;
const kinds = ['all', 'kept', ...rowChanges] as const;

interface RowListProps {
  report: SpreadsheetReport;
  columns: readonly SpreadsheetColumn[];
}

/** Number of rows per group, and the rows of all groups or of one. */
export const RowList = ({ report, columns }: RowListProps) => {
  const { t, formats } = useTranslation();
  const [kind, setKind] = useState<(typeof kinds)[number]>('all');
  const [shownCount, setShownCount] = useState(shownAtOnce);
  const { total, rejected, items } = report;
  const counts = { ...report, all: total };
  const chosen = items.filter((item) => kind === 'all' || kindOf(item) === kind);
  const left = chosen.length - shownCount;
  return (
    <>
      <div role="group" aria-label={t('spreadsheets.items.label')} className={styles['actions']}>
        {kinds
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <Button
              key={name}
              type={name === kind ? 'primary' : 'default'}
              aria-pressed={name === kind}
              onClick={() => {
                setKind(name);
                setShownCount(shownAtOnce);
              }}
            >
              {t(`spreadsheets.count.${name}`, { count: counts[name] })}
            </Button>
          ))}
      </div>
      {items.length < total && (
        <p className={styles['small']}>
          {t('spreadsheets.items.first', {
            count: formats.number(items.length),
            total: formats.number(total),
          })}{' '}
          {rejected > 0 && t('spreadsheets.items.inFile', { count: rejected })}
        </p>
      )}
      {chosen.length === 0 && <EmptyList text={t('spreadsheets.items.none')} />}
      <ul className={styles['items']}>
        {chosen.slice(0, shownCount).map((item) => (
          <RowCard key={item.row} item={item} columns={columns} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShownCount(shownCount + shownAtOnce)}>
          {t('spreadsheets.items.more', { count: Math.min(left, shownAtOnce) })}
        </Button>
      )}
    </>
  );
};
