import type { ReportChart } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useReportValue } from '../use-report-value';
import styles from './chart.module.css';
import { fillOf } from './patterns';
import { baseOf, spanOf } from './scales';

interface RowBarsProps {
  id: string;
  chart: ReportChart;
  title: string;
  labels: string[];
  width: number;
}

const textHeight = 22;
const barHeight = 14;
const gap = 10;
/** Of a value behind the end of its bar. */
const valueWidth = 88;

/** Bars that lie, each below its name, for names may be long. */
export const RowBars = ({ id, chart, title, labels, width }: RowBarsProps) => {
  const { t } = useTranslation();
  const { valueText } = useReportValue();
  const { points, series, stacked } = chart;
  const lines = stacked ? 1 : series.length;
  const step = textHeight + lines * barHeight + gap;
  const x = scaleLinear({ domain: spanOf(chart), range: [0, width - valueWidth] });
  return (
    <svg
      className={styles['picture']}
      width={width}
      height={points.length * step}
      role="img"
      aria-label={`${title}. ${t('reports.chart.hasTable')}`}
    >
      {points.map(({ label, values }, place) => (
        <g key={label} transform={`translate(0 ${place * step})`}>
          <text className={styles['name']} y={textHeight - 6}>
            {shortened(labels[place] ?? '', width)}
          </text>
          {series.map((one, index) => {
            const value = values[index] ?? 0;
            const base = stacked ? baseOf(values, index) : 0;
            const [from, to] = [x(Math.min(base, base + value)), x(Math.max(base, base + value))];
            const y = textHeight + (stacked ? 0 : index * barHeight);
            return (
              <g key={one.field}>
                <Bar
                  className={styles['bar']}
                  fill={fillOf(id, index)}
                  x={from}
                  y={y}
                  width={Math.max(to - from, value === 0 ? 0 : 1)}
                  height={barHeight - 2}
                />
                {!stacked && (
                  <text className={styles['value']} x={to + 6} y={y + barHeight - 4}>
                    {valueText(one, values[index])}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
};

const characterWidth = 8;
/** A name that has no room ends with dots; the table has it in full. */
const shortened = (text: string, width: number) => {
  const room = Math.floor(width / characterWidth);
  const characters = [...text];
  return characters.length > room ? `${characters.slice(0, room - 1).join('')}…` : text;
};
