import { useTranslation } from '@lms/i18n';
import type { ReportChart } from '@lms/reports/contract';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useReportValue } from '../use-report-value';
import styles from './chart.module.css';
import { fillOf } from './patterns';
import { stackBase, valueRange } from './scales';

interface RowBarsProps {
  id: string;
  chart: ReportChart;
  title: string;
  labels: string[];
  width: number;
}

/** Width from which names stand beside their bars, and their width then, in px. */
const besideFrom = 560;
const nameWidth = 232;
const gap = 4;
/** Width of a character behind the end of a bar, in px. */
const characterWidth = 7;

/**
 * Horizontal bars, each beside its name, or below it where there is little room: names may be long
 * and wrap over several lines.
 */
export const RowBars = ({ id, chart, title, labels, width: whole }: RowBarsProps) => {
  const { t } = useTranslation();
  const { valueText } = useReportValue();
  const { points, series, stacked } = chart;
  const isBeside = whole >= besideFrom;
  const width = isBeside ? whole - nameWidth : whole;
  const lines = stacked ? 1 : series.length;
  const barHeight = lines > 1 ? 15 : 18;
  const texts = points.map(({ values }) =>
    stacked ? [] : series.map((one, index) => valueText(one, values[index])),
  );
  const valueWidth = 12 + characterWidth * Math.max(...texts.flat().map((text) => text.length), 0);
  const x = scaleLinear({ domain: valueRange(chart), range: [0, width - valueWidth] });
  return (
    <div role="img" aria-label={`${title}. ${t('reports.chart.hasTable')}`}>
      {points.map(({ label, values }, place) => (
        <div key={label} className={styles['row']} data-beside={isBeside}>
          <p className={styles['name']}>{labels[place]}</p>
          <svg
            className={styles['picture']}
            width={width}
            height={lines * barHeight}
            viewBox={`0 0 ${width} ${lines * barHeight}`}
          >
            {series.map((one, index) => {
              const value = values[index] ?? 0;
              const base = stacked ? stackBase(values, index) : 0;
              const [from, to] = [x(Math.min(base, base + value)), x(Math.max(base, base + value))];
              const y = stacked ? 0 : index * barHeight;
              return (
                <g key={one.field}>
                  <Bar
                    className={styles['bar']}
                    fill={fillOf(id, index)}
                    x={from}
                    y={y}
                    width={Math.max(to - from, value === 0 ? 0 : 1)}
                    height={barHeight - gap}
                  />
                  <text className={styles['value']} x={to + 6} y={y + barHeight - gap - 2}>
                    {texts[place]?.[index]}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
      ))}
    </div>
  );
};
