import { Select } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportChart, ReportGrain } from '@lms/reports/contract';
import { useState } from 'react';
import { useReportTexts } from '../use-report-texts';
import { ChartFigure } from './chart-figure';
import styles from './chart.module.css';

/** Charts of a report over all matching rows, one at a time: the rows below stay in reach. */
export const Charts = ({ charts, grain }: { charts: ReportChart[]; grain: ReportGrain }) => {
  const { t } = useTranslation();
  const texts = useReportTexts();
  const [chosen, setChosen] = useState<string>();
  const shown = charts.find(({ name }) => name === chosen) ?? charts[0];
  return (
    <section className={styles['charts']} aria-label={t('reports.chart.title')}>
      {charts.length > 1 && (
        <div className={`screen-only ${styles['choice']}`}>
          <Select
            aria-label={t('reports.chart.title')}
            value={shown?.name ?? ''}
            onChange={setChosen}
            options={charts.map(({ name }) => ({ value: name, label: texts.chart(name) }))}
          />
        </div>
      )}
      {shown && <ChartFigure key={shown.name} chart={shown} grain={grain} />}
    </section>
  );
};
