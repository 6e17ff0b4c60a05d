import type { Language } from '@lms/contract';
import type { ReportColumn, ReportFormat, ReportValue } from '@lms/reports/contract';
import { type CellFormat, type CellValue, type TableColumn } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import type { ReportTexts } from './report-texts';

/** Unit after a column's heading, unless the heading ends with it already. */
const units: Partial<Record<ReportColumn['kind'], string>> = {
  percent: '%',
  duration: 'h:mm:ss',
  milliseconds: 'ms',
};

const formats: Partial<Record<ReportColumn['kind'], CellFormat>> = {
  money: 'money',
  duration: 'duration',
  instant: 'minute',
  day: 'day',
  period: 'day',
};

export const toTableColumn = (
  { field, kind, seconds }: ReportColumn,
  texts: ReportTexts,
): TableColumn => {
  const heading = texts.heading(field);
  const unit = units[kind];
  const title = !unit || heading.endsWith(unit) ? heading : `${heading} (${unit})`;
  return { title, format: seconds ? 'second' : formats[kind] };
};

const twoDigits = (value: number) => String(value).padStart(2, '0');
/** Formats seconds as `25:01:09`. */
export const clock = (seconds: number) => {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${twoDigits(whole % 60)}`;
};
const secondsPerDay = 24 * 60 * 60;

/** Decimals of each kind in a document, the same in every row: the numbers of a column align. */
const decimals: Partial<Record<ReportColumn['kind'], number>> = {
  money: 2,
  decimal: 2,
  percent: 2,
  index: 2,
};

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * Formats cells for a file format and language: numbers stay numeric where the format can calculate
 * with them.
 */
export const cellWriter = (format: ReportFormat, language: Language, texts: ReportTexts) => {
  const { formats: written } = wordsIn(language);
  const duration = (seconds: number) =>
    format === 'xlsx' ? seconds / secondsPerDay : clock(seconds);

  return ({ kind, codes }: ReportColumn, value: ReportValue): CellValue => {
    if (value === null) return null;
    if (kind === 'person') return value === '' ? texts.closedAccount : value;
    if (typeof value === 'string') return kind === 'code' ? texts.code(codes, value) : value;
    if (kind === 'duration') return duration(value);
    if (format !== 'pdf') return kind === 'money' ? value : rounded(value);
    const digits = decimals[kind] ?? 0;
    return written.number(kind === 'money' ? value / 100 : value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  };
};
