import { useTranslation } from '@lms/i18n';
import type { ReportChart, ReportGrain } from '@lms/reports/contract';
import { ChartFigure } from './chart-figure';
import styles from './chart.module.css';

/** Charts of a report, over all matching rows. */
export const Charts = ({ charts, grain }: { charts: ReportChart[]; grain: ReportGrain }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['charts']} aria-label={t('reports.chart.title')}>
      {charts.map((chart) => (
        <ChartFigure key={chart.name} chart={chart} grain={grain} />
      ))}
    </section>
  );
};
