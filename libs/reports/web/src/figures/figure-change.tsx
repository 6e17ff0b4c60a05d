import { useTranslation } from '@lms/i18n';
import type { ReportChange, ReportFigure } from '@lms/reports/contract';
import { useReportValue } from '../use-report-value';
import styles from './figures.module.css';

const minus = '−';
const signOf = (change: number) => (change < 0 ? minus : '+');

/** Kinds of which more is neither better nor worse, such as the time that something takes. */
const neutralKinds: readonly ReportFigure['kind'][] = ['decimal', 'duration'];

interface FigureChangeProps {
  kind: ReportFigure['kind'];
  /** Missing where there is nothing to compare with. */
  change: ReportChange | undefined;
}

/** Change of a figure since the period before, in percent where that says something. */
export const FigureChange = ({ kind, change }: FigureChangeProps) => {
  const { t, formats } = useTranslation();
  const { valueText } = useReportValue();
  if (!change) return t('reports.compare.none');
  const amount = Math.abs(change.change);
  const isPoints = kind === 'percent' || kind === 'index';
  const digits = kind === 'percent' ? 1 : 2;
  const isRounded = isPoints || kind === 'decimal';
  // What would be written as a change of nothing, is none.
  if (amount === 0 || (isRounded && Number(amount.toFixed(digits)) === 0)) {
    return t('reports.compare.same');
  }
  const points = () =>
    t('reports.compare.points', {
      change: formats.number(amount, { maximumFractionDigits: digits }),
    });
  const percent = Math.round(Math.abs(change.percent ?? 0) * 10) / 10;
  const written =
    percent > 0 ? formats.percent(percent) : isPoints ? points() : valueText({ kind }, amount);
  const trend = neutralKinds.includes(kind) ? 'neutral' : change.change > 0 ? 'more' : 'less';
  return (
    <>
      <span className={`${styles['trend']} ${styles[trend]}`}>
        <span aria-hidden="true">{change.change > 0 ? '↑ ' : '↓ '}</span>
        <span className="visually-hidden">{signOf(change.change)}</span>
        {written}
      </span>{' '}
      <span className={styles['before']}>
        {t('reports.compare.before', { before: valueText({ kind }, change.before) })}
      </span>
    </>
  );
};
