import type { ReportChart } from '@lms/reports/contract';
import { Bar } from '@visx/shape';
import styles from './chart.module.css';
import { fillOf } from './patterns';
import { stackBase } from './scales';

interface BarsProps {
  id: string;
  chart: ReportChart;
  x: { (place: number): number | undefined; bandwidth: () => number };
  y: (value: number) => number;
}

/** Vertical bars over time, side by side or stacked. */
export const Bars = ({ id, chart: { points, series, stacked }, x, y }: BarsProps) => {
  const width = stacked ? x.bandwidth() : x.bandwidth() / series.length;
  return points.map(({ label, values }, place) => (
    <g key={label}>
      {values.map((value, index) => {
        const base = stacked ? stackBase(values, index) : 0;
        const [from, to] = [y(base), y(base + (value ?? 0))];
        return (
          <Bar
            key={series[index]?.field}
            className={styles['bar']}
            fill={fillOf(id, index)}
            x={(x(place) ?? 0) + (stacked ? 0 : index * width)}
            y={Math.min(from, to)}
            width={width}
            height={Math.abs(from - to)}
          />
        );
      })}
    </g>
  ));
};
