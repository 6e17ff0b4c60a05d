import type { ReportChart } from '@lms/reports/contract';
import styles from './chart.module.css';

/** Number of series that a chart can tell apart. */
export const maxSeries = 6;

const seriesClasses = [
  styles['series0'],
  styles['series1'],
  styles['series2'],
  styles['series3'],
  styles['series4'],
  styles['series5'],
];

/** Path drawn over the colour of each series; the first is plain. */
const patternPaths = ['', 'M0 0V8', 'M0 4H8', 'M0 0L8 8', 'M0 0V8M0 4H8', 'M4 3.5V4.5'];
const rotations = ['', 'rotate(45)', '', 'rotate(90)', '', ''];

const patternId = (id: string, index: number) => `${id}-${index % maxSeries}`;
export const fillOf = (id: string, index: number) => `url(#${patternId(id, index)})`;
export const seriesClass = (index: number) => seriesClasses[index % maxSeries] ?? '';

/** Fills that combine colour and pattern, so that colour is not the only difference between series. */
export const Patterns = ({ id }: { id: string }) => (
  <svg className={styles['patterns']} width="0" height="0" aria-hidden="true">
    <defs>
      {patternPaths.map((mark, index) => (
        <pattern
          key={index}
          id={patternId(id, index)}
          className={seriesClass(index)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform={rotations[index]}
        >
          <rect className={styles['colour']} width="8" height="8" />
          <path className={styles['mark']} d={mark || 'M0 0'} />
        </pattern>
      ))}
    </defs>
  </svg>
);

interface SwatchProps {
  id: string;
  index: number;
  kind: ReportChart['kind'];
}

/** Legend sample of a series. */
export const Swatch = ({ id, index, kind }: SwatchProps) => (
  <svg width="28" height="16" aria-hidden="true">
    {kind === 'bar' ? (
      <rect className={styles['bar']} width="28" height="16" fill={fillOf(id, index)} />
    ) : (
      <path className={`${styles['line']} ${seriesClass(index)}`} d="M0 8H28" />
    )}
  </svg>
);
