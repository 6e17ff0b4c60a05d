import type { LocalizedText } from '@lms/contract';

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Cached, because creating a formatter costs a hundred times as much as formatting a number, and a
 * report has a million numbers.
 */
const numberFormat = (tag: string, options?: Intl.NumberFormatOptions) => {
  const key = tag + JSON.stringify(options ?? {});
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, known);
  return known;
};

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached like the formats of numbers; days and times are those of Dhaka. */
const dateFormat = (tag: string, options: Intl.DateTimeFormatOptions) => {
  const key = tag + JSON.stringify(options);
  const known =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Asia/Dhaka' });
  dateFormats.set(key, known);
  return known;
};

/** Returns formatters of numbers, money, dates and content for one language. */
export const createFormats = (tag: string) => ({
  number: (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(tag, options).format(value),
  /** Formats a percentage from 0 to 100. */
  percent: (value: number) =>
    numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
  /** Formats a mark or a score, which fractions make long, with two decimals at most. */
  mark: (value: number) => numberFormat(tag, { maximumFractionDigits: 2 }).format(value),
  /** Formats poisha as taka; whole amounts without decimals. */
  money: (poisha: number) =>
    numberFormat(tag, {
      style: 'currency',
      currency: 'BDT',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(poisha / 100),
  /** Formats a day in Dhaka, as `14 August 2026`. */
  date: (iso: string) => dateFormat(tag, { dateStyle: 'long' }).format(new Date(iso)),
  /** Formats a day in Dhaka for a column, as `14 Aug 2026`. */
  day: (iso: string) => dateFormat(tag, { dateStyle: 'medium' }).format(new Date(iso)),
  dateTime: (iso: string) =>
    dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
  /** Formats the time of day in Dhaka. */
  time: (iso: string) => dateFormat(tag, { timeStyle: 'short' }).format(new Date(iso)),
  /** Returns the platform's own content in Bengali for Bengali readers, in English for others. */
  content: (text: LocalizedText) => (tag === 'bn' ? text.bn : text.en),
});
export type Formats = ReturnType<typeof createFormats>;
