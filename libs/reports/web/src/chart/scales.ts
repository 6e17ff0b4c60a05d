import type { ReportChart } from '@lms/reports/contract';

type Values = ReportChart['points'][number]['values'];

const total = (values: Values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Range of values that a chart has to show; it always includes zero. */
export const valueRange = ({ points, stacked }: ReportChart): [number, number] => {
  const all = points.flatMap(({ values }) =>
    stacked ? [total(values)] : values.map((value) => value ?? 0),
  );
  return [Math.min(0, ...all), Math.max(0, ...all) || 1];
};

/** Start of a stacked segment: the sum of those below it. */
export const stackBase = (values: Values, index: number) => total(values.slice(0, index));

/** Indices of the ticks that get a label: all, or every n-th that there is room for. */
export const labelledTicks = (count: number, room: number) => {
  const step = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: count }, (_none, place) => place).filter(
    (place) => place % step === 0,
  );
};
