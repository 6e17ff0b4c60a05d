import { useTranslation } from '@lms/i18n';
import type { ReportChange, ReportFigure } from '@lms/reports/contract';
import { useReportValue } from '../use-report-value';

const minus = '−';
const signOf = (change: number) => (change < 0 ? minus : '+');

interface FigureChangeProps {
  kind: ReportFigure['kind'];
  /** Missing where there is nothing to compare with. */
  change: ReportChange | undefined;
}

/** Change of a figure since the period before, as a number and in percent. */
export const FigureChange = ({ kind, change }: FigureChangeProps) => {
  const { t, formats } = useTranslation();
  const { valueText } = useReportValue();
  if (!change) return t('reports.compare.none');
  const amount = Math.abs(change.change);
  const isPoints = kind === 'percent' || kind === 'index';
  const written = isPoints
    ? formats.number(amount, { maximumFractionDigits: kind === 'percent' ? 1 : 2 })
    : valueText({ kind }, amount);
  if (change.change === 0) return t('reports.compare.same');
  const texts = {
    change: signOf(change.change) + written,
    before: valueText({ kind }, change.before),
  };
  if (change.percent !== null) {
    const percent =
      signOf(change.percent) + formats.percent(Math.round(Math.abs(change.percent) * 10) / 10);
    return t('reports.compare.percent', { ...texts, percent });
  }
  return t(isPoints ? 'reports.compare.points' : 'reports.compare.value', texts);
};
