import type { Language } from '@lms/contract';
import type {
  ReportChart,
  ReportFigure,
  ReportGrain,
  ReportValueKind,
} from '@lms/reports/contract';
import { type PdfChart, startOfDay } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { clock } from './report-cells';
import type { ReportTexts } from './report-texts';

/** Formats values of a chart as its axis shows them. */
const valueWriter = (language: Language) => {
  const { formats } = wordsIn(language);
  return (kind: ReportValueKind, value: number) => {
    if (kind === 'money') return formats.money(value);
    if (kind === 'duration') return clock(value);
    if (kind === 'percent') return formats.percent(value);
    return formats.number(value, { maximumFractionDigits: 2 });
  };
};

/** Formats a period without its year, or a month with it. */
const periodWriter = (language: Language, grain: ReportGrain) => {
  const { locale } = wordsIn(language);
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'Asia/Dhaka',
    month: 'short',
    ...(grain === 'MONTH' ? { year: '2-digit' as const } : { day: 'numeric' as const }),
  });
  return (day: string) => format.format(new Date(startOfDay(day)));
};

const kindOf = ({ kind, stacked, label }: ReportChart): PdfChart['kind'] => {
  if (kind === 'line') return 'lines';
  if (label.kind === 'text' || label.kind === 'code') return 'rows';
  return stacked ? 'stacked' : 'bars';
};

/** Converts a chart of the screen to one of a document. */
export const toPdfChart = (
  chart: ReportChart,
  grain: ReportGrain,
  language: Language,
  texts: ReportTexts,
): PdfChart => {
  const { label, series, points, name } = chart;
  const value = valueWriter(language);
  const period = periodWriter(language, grain);
  const labelOf = (text: string) => {
    if (label.kind === 'period' || label.kind === 'day') return period(text);
    if (label.kind === 'code') return texts.code(label.codes, text);
    return label.kind === 'text' ? text : value(label.kind, Number(text));
  };
  return {
    title: texts.chart(name),
    kind: kindOf(chart),
    series: series.map(({ field, kind }: ReportFigure) => ({
      title: texts.heading(field),
      text: (number: number) => value(kind, number),
    })),
    points: points.map((point) => ({ label: labelOf(point.label), values: point.values })),
  };
};
