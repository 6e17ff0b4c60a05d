import { EmptyList } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportChart, ReportGrain } from '@lms/reports/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useReportTexts } from '../use-report-texts';
import { useReportValue } from '../use-report-value';
import { ChartBody } from './chart-body';
import { ChartTable } from './chart-table';
import styles from './chart.module.css';
import { Patterns, Swatch } from './patterns';

interface ChartFigureProps {
  chart: ReportChart;
  grain: ReportGrain;
}

/** One chart with its heading and legend, or its data as a table. */
export const ChartFigure = ({ chart, grain }: ChartFigureProps) => {
  const { t } = useTranslation();
  const id = useId();
  const texts = useReportTexts();
  const { valueText, tickText } = useReportValue(grain);
  const [isTable, setIsTable] = useState(false);
  const title = texts.chart(chart.name);
  const { label, series, points } = chart;
  const labels = points.map((point) => valueText(label, point.label));
  const ticks = points.map((point) => tickText(label, point.label));
  const isEmpty = points.every(({ values }) => values.every((value) => !value));
  const names = series.map(({ field }) => texts.column(field));
  if (isEmpty) {
    return (
      <figure className={styles['figure']}>
        <figcaption>{title}</figcaption>
        <EmptyList text={t('reports.chart.empty')} />
      </figure>
    );
  }
  return (
    <figure className={styles['figure']} aria-labelledby={id}>
      <div className={styles['head']}>
        <figcaption id={id}>{title}</figcaption>
        <Button type="link" aria-describedby={id} onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'reports.chart.asPicture' : 'reports.chart.asTable')}
        </Button>
      </div>
      {isTable ? (
        <ChartTable chart={chart} grain={grain} title={title} labels={labels} names={names} />
      ) : (
        <>
          <Patterns id={id} />
          <ul className={styles['legend']}>
            {names.map((name, index) => (
              <li key={name}>
                <Swatch id={id} index={index} kind={chart.kind} />
                {name}
              </li>
            ))}
          </ul>
          <ChartBody id={id} chart={chart} title={title} labels={labels} ticks={ticks} />
        </>
      )}
    </figure>
  );
};
