import type { ReportChart } from '@lms/reports/contract';
import { LinePath } from '@visx/shape';
import styles from './chart.module.css';
import { seriesClass } from './patterns';

interface LinesProps {
  chart: ReportChart;
  x: (place: number) => number;
  y: (value: number) => number;
}

/** Lines over time, with a gap where a value is `null`. */
export const Lines = ({ chart: { points, series }, x, y }: LinesProps) =>
  series.map(({ field }, index) => (
    <LinePath
      key={field}
      className={`${styles['line']} ${seriesClass(index)}`}
      data={points.map(({ values }) => values[index] ?? null)}
      defined={(value) => value !== null}
      x={(_value, place) => x(place)}
      y={(value) => y(value ?? 0)}
    />
  ));
