import type { ReportChart } from '@lms/reports/contract';

type Values = ReportChart['points'][number]['values'];

const total = (values: Values) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The span of values that a picture has to show; it always holds zero. */
export const spanOf = ({ points, stacked }: ReportChart): [number, number] => {
  const all = points.flatMap(({ values }) =>
    stacked ? [total(values)] : values.map((value) => value ?? 0),
  );
  return [Math.min(0, ...all), Math.max(0, ...all) || 1];
};

/** Where a value of a stack begins: on top of those before it. */
export const baseOf = (values: Values, index: number) => total(values.slice(0, index));

/** The places that are named: every one, or as many as there is room for. */
export const shownTicks = (count: number, room: number) => {
  const step = Math.max(1, Math.ceil(count / room));
  return Array.from({ length: count }, (_none, place) => place).filter(
    (place) => place % step === 0,
  );
};
