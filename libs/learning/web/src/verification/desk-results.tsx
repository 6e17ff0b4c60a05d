import { useTranslation } from '@lms/i18n';
import { type Verdict, verdicts } from '@lms/learning/contract';
import { Button, saveFile } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './desk.module.css';
import type { Row } from './entry';
import { resultsCsv } from './results-csv';
import { ResultsTable } from './results-table';
import { SheetForm } from './sheet-form';

type Filter = Verdict | 'duplicates' | undefined;

export const verdictOf = ({ result }: Row): Verdict => result?.verdict ?? 'CANNOT_CHECK';

const isShown = (row: Row, filter: Filter) => {
  if (filter === 'duplicates') return row.sameAs !== undefined;
  return filter === undefined || verdictOf(row) === filter;
};

const rowsAtOnce = 100;

/** Results with their totals, which filter them, and the ways to take them along. */
export const DeskResults = ({ rows }: { rows: Row[] }) => {
  const { t, formats } = useTranslation();
  const [filter, setFilter] = useState<Filter>();
  const [limit, setLimit] = useState(rowsAtOnce);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Paper has no button for more.
    const showAll = () => flushSync(() => setLimit(Infinity));
    window.addEventListener('beforeprint', showAll);
    return () => window.removeEventListener('beforeprint', showAll);
  }, []);
  const shown = rows.filter((row) => isShown(row, filter));
  const choices = ([undefined, ...verdicts, 'duplicates'] as Filter[])
    .map((value) => ({ value, count: rows.filter((row) => isShown(row, value)).length }))
    .filter(({ value, count }) => value === undefined || count > 0);
  const nameOf = (value: Filter) => {
    if (value === undefined) return t('verification.results.all');
    if (value === 'duplicates') return t('verification.results.duplicates');
    return t(`verification.verdict.${value}`);
  };
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1}>
        {t('verification.results.title')}
      </h2>
      <div className={styles['filters']} role="group" aria-label={t('verification.results.filter')}>
        {choices.map(({ value, count }) => (
          <button
            key={value ?? 'all'}
            type="button"
            className={styles['filter']}
            data-verdict={value}
            aria-pressed={filter === value}
            onClick={() => {
              setFilter(value);
              setLimit(rowsAtOnce);
            }}
          >
            <b>{formats.number(count)}</b> {nameOf(value)}
          </button>
        ))}
      </div>
      <p role="status" className={styles['count']}>
        {t('verification.results.done', { count: shown.length })}
      </p>
      <ResultsTable rows={shown.slice(0, limit)} />
      {shown.length > limit && (
        <Button look="secondary" onClick={() => setLimit(limit + rowsAtOnce)}>
          {t('verification.results.more')}
        </Button>
      )}
      <div className={`panel screen-only ${styles['take']}`}>
        <Button
          look="secondary"
          onClick={() => saveFile('verification.csv', resultsCsv(rows, t), 'text/csv')}
        >
          {t('verification.results.csv')}
        </Button>
        <SheetForm rows={rows} />
      </div>
    </section>
  );
};
