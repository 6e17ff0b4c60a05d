import { coursePaths } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportDefinition, ReportSummary } from '@lms/reports/contract';
import { Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { NoValue } from '../no-value';
import { Toggletip } from '../toggletip';
import { useReportTexts } from '../use-report-texts';
import { useReportValue } from '../use-report-value';
import { FigureChange } from './figure-change';
import styles from './figures.module.css';

interface FiguresProps {
  definition: ReportDefinition;
  summary: ReportSummary | undefined;
  busy: boolean;
}

/** Lists of what a figure counts. */
const lists: Record<string, string> = {
  certificates: coursePaths.certificates,
  ratings: coursePaths.ratings,
};

const FigureName = ({ field, text }: { field: string; text: string }) => {
  const list = lists[field];
  return list ? <Link to={list}>{text}</Link> : text;
};

/** Key figures above the rows, each with an explanation. */
export const Figures = ({ definition, summary, busy }: FiguresProps) => {
  const { t, formats } = useTranslation();
  const texts = useReportTexts();
  const { valueText } = useReportValue();
  const valueOf = (field: string) => summary?.figures.find((one) => one.field === field)?.value;
  const comparison = summary?.comparison;
  const changeOf = (field: string) => comparison?.changes.find((one) => one.field === field);
  const dayOf = (day: string) => valueText({ kind: 'day' }, day);
  return (
    <section aria-label={t('reports.figures')} aria-busy={busy}>
      <dl className={styles['figures']}>
        {definition.figures.map(({ field, kind }) => (
          <div key={field}>
            <dt>
              <FigureName field={field} text={texts.column(field)} />
              <Toggletip
                label={t('reports.define', { name: texts.column(field) })}
                text={texts.definition(field)}
              />
            </dt>
            <dd className={kind === 'money' ? styles['money'] : undefined}>
              {summary ? (
                valueText({ kind }, valueOf(field)) || <NoValue />
              ) : (
                <Loading>
                  <Skeleton height={1.5} width="60%" />
                </Loading>
              )}
            </dd>
            {summary && (
              <dd className={styles['change']}>
                <FigureChange kind={kind} change={changeOf(field)} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles['until']}>
        {[
          comparison &&
            t('reports.compare.period', {
              from: dayOf(comparison.fromDay),
              to: dayOf(comparison.toDay),
            }),
          summary?.countedUntil &&
            t('reports.countedUntil', { time: formats.dateTime(summary.countedUntil) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
};
