import { useTranslation } from '@lms/i18n';
import type {
  ReportCodeGroup,
  ReportGrain,
  ReportValue,
  ReportValueKind,
} from '@lms/reports/contract';
import { unitDisplayOf } from './unit-display';
import { useReportTexts } from './use-report-texts';

export interface ValueShape {
  kind: ReportValueKind;
  codes?: ReportCodeGroup;
  seconds?: boolean;
}

/** A period begins at midnight in Dhaka, which is still the day before in UTC. */
const startOf = (day: string) => `${day.slice(0, 10)}T00:00:00+06:00`;

/** Formats values of a report for the screen; an empty string for `null`. */
export const useReportValue = (grain: ReportGrain = 'DAY') => {
  const { t, formats, i18n } = useTranslation();
  const { code } = useReportTexts();

  const unitDisplay = unitDisplayOf(i18n.language);
  const unit = (value: number, name: string) =>
    formats.number(value, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 0 });
  const duration = (seconds: number) => {
    if (seconds < 60) return unit(seconds, 'second');
    const minutes = Math.round(seconds / 60);
    const part = (name: 'hours' | 'minutes', count: number) =>
      count > 0 ? t(`common.${name}`, { count }) : '';
    const hours = part('hours', Math.floor(minutes / 60));
    const rest = part('minutes', minutes % 60);
    return hours && rest ? t('common.duration', { hours, minutes: rest }) : hours || rest;
  };
  const inDhaka = (instant: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.language, {
      ...options,
      timeZone: 'Asia/Dhaka',
    }).format(new Date(instant));
  const dayIn = (day: string, options: Intl.DateTimeFormatOptions) =>
    inDhaka(startOf(day), options);
  const yearOf = (instant: string) => inDhaka(instant, { year: 'numeric' });
  /** A log's time, with its year where that is not this one. */
  const momentOf = (instant: string) =>
    inDhaka(instant, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
      ...(yearOf(instant) !== yearOf(new Date().toISOString()) && { year: 'numeric' }),
    });
  const month = (day: string) => dayIn(day, { month: 'long', year: 'numeric' });

  const valueText = (
    { kind, codes, seconds }: ValueShape,
    value: ReportValue | undefined,
  ): string => {
    if (kind === 'person' && value === '') return t('admin.closedAccount');
    if (value === null || value === undefined || value === '') return '';
    const number = Number(value);
    const text = String(value);
    switch (kind) {
      case 'code':
        return codes ? code(codes, text) : text;
      case 'count':
        return formats.number(number);
      case 'decimal':
        return formats.number(number, { maximumFractionDigits: 2 });
      case 'index':
        return formats.number(number, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      case 'percent':
        return formats.percent(Math.round(number * 10) / 10);
      case 'money':
        return formats.money(number);
      case 'duration':
        return duration(number);
      case 'milliseconds':
        return unit(number, 'millisecond');
      case 'instant':
        return seconds ? momentOf(text) : formats.dateTime(text);
      case 'day':
        return formats.date(startOf(text));
      case 'period':
        return grain === 'MONTH' ? month(text) : formats.date(startOf(text));
      default:
        return text;
    }
  };
  /** Short form for the axis of a chart. */
  const tickText = (shape: ValueShape, value: string) => {
    if (shape.kind !== 'period' && shape.kind !== 'day') return valueText(shape, value);
    return dayIn(value, {
      month: 'short',
      ...(grain === 'MONTH' ? { year: '2-digit' } : { day: 'numeric' }),
    });
  };
  return { valueText, tickText };
};
