import type { ReportChart } from '@lms/contract';

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

/** Every so manieth label, as many as there is room for. */
export const shownLabels = (labels: string[], room: number) => {
  const step = Math.max(1, Math.ceil(labels.length / room));
  return labels.map((_label, index) => index).filter((index) => index % step === 0);
};
