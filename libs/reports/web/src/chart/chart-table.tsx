import { useTranslation } from '@lms/i18n';
import type { ReportChart, ReportGrain } from '@lms/reports/contract';
import { NoValue } from '../no-value';
import { useReportTexts } from '../use-report-texts';
import { useReportValue } from '../use-report-value';
import styles from './chart.module.css';

interface ChartTableProps {
  chart: ReportChart;
  grain: ReportGrain;
  title: string;
  labels: string[];
  /** Labels of the series. */
  names: string[];
}

/** Data table of a chart. */
export const ChartTable = ({ chart, grain, title, labels, names }: ChartTableProps) => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  const { valueText } = useReportValue(grain);
  const { label, series, points } = chart;
  const labelName = () => {
    if (label.codes) return texts.column(label.codes);
    return label.kind === 'period' || label.kind === 'day'
      ? texts.column('period')
      : t('reports.chart.item');
  };
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{labelName()}</th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, row) => (
          <tr key={point.label}>
            <th scope="row">{labels[row]}</th>
            {series.map((one, index) => (
              <td key={one.field}>{valueText(one, point.values[index]) || <NoValue />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
