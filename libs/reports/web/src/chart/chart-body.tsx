import { useTranslation } from '@lms/i18n';
import type { ReportChart } from '@lms/reports/contract';
import { useWidth } from '@lms/ui';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useRef } from 'react';
import { useReportValue } from '../use-report-value';
import { Bars } from './bars';
import styles from './chart.module.css';
import { Lines } from './lines';
import { RowBars } from './row-bars';
import { labelledTicks, valueRange } from './scales';

interface ChartBodyProps {
  id: string;
  chart: ReportChart;
  title: string;
  /** Labels of the points, full and short. */
  labels: string[];
  ticks: string[];
}

const height = 260;
const margin = { top: 12, right: 12, bottom: 32, left: 20 };
const tickWidth = 72;
const tickCount = 4;
/** Width of a digit on an axis, in px. */
const digitWidth = 8;

/** Chart body: vertical for points over time, horizontal for named items. */
export const ChartBody = (props: ChartBodyProps) => {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const { kind } = props.chart.label;
  const isNamed = props.chart.kind === 'bar' && (kind === 'text' || kind === 'code');
  return (
    <div ref={root}>
      {width > 0 &&
        (isNamed ? (
          <RowBars {...props} width={width} />
        ) : (
          <VerticalChart {...props} width={width} />
        ))}
    </div>
  );
};

const VerticalChart = ({ id, chart, title, ticks, width }: ChartBodyProps & { width: number }) => {
  const { t } = useTranslation();
  const { valueText } = useReportValue();
  const right = width - margin.right;
  const bottom = height - margin.bottom;
  const y = scaleLinear({
    domain: valueRange(chart),
    range: [bottom, margin.top],
    nice: tickCount,
  });
  const [first] = chart.series;
  const valueOf = (value: number) => (first ? valueText(first, value) : '');
  const left =
    margin.left + digitWidth * Math.max(...y.ticks(tickCount).map((tick) => valueOf(tick).length));
  const places = ticks.map((_tick, index) => index);
  const x = scaleBand({ domain: places, range: [left, right], padding: 0.25 });
  return (
    <svg
      className={styles['picture']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}. ${t('reports.chart.hasTable')}`}
    >
      <GridRows
        className={styles['grid']}
        scale={y}
        left={left}
        width={right - left}
        numTicks={tickCount}
        stroke=""
      />
      {chart.kind === 'line' ? (
        <Lines chart={chart} x={(place) => (x(place) ?? 0) + x.bandwidth() / 2} y={y} />
      ) : (
        <Bars id={id} chart={chart} x={x} y={y} />
      )}
      <AxisLeft
        axisClassName={styles['axis']}
        scale={y}
        left={left}
        numTicks={tickCount}
        tickFormat={(value) => valueOf(Number(value))}
      />
      <AxisBottom
        axisClassName={styles['axis']}
        scale={x}
        top={bottom}
        tickValues={labelledTicks(ticks.length, (right - left) / tickWidth)}
        tickFormat={(place) => ticks[place] ?? ''}
      />
    </svg>
  );
};
