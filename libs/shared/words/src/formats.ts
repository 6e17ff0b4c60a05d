import type { LocalizedText } from '@lms/contract';

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one costs a hundred times what writing a number does, and a report has a million of them. */
const numberFormat = (tag: string, options?: Intl.NumberFormatOptions) => {
  const key = tag + JSON.stringify(options ?? {});
  const known = numberFormats.get(key) ?? new Intl.NumberFormat(tag, options);
  numberFormats.set(key, known);
  return known;
};

/** How numbers, money, dates and content read in one language. */
export const createFormats = (tag: string) => ({
  number: (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(tag, options).format(value),
  /** `value` from 0 to 100. */
  percent: (value: number) =>
    numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
  /** `poisha` as taka; whole amounts without decimals. */
  money: (poisha: number) =>
    numberFormat(tag, {
      style: 'currency',
      currency: 'BDT',
      currencyDisplay: 'narrowSymbol',
      trailingZeroDisplay: 'stripIfInteger',
    }).format(poisha / 100),
  /** A day in Dhaka, as `14 August 2026`. */
  date: (iso: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Dhaka' }).format(
      new Date(iso),
    ),
  dateTime: (iso: string) =>
    new Intl.DateTimeFormat(tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Dhaka',
    }).format(new Date(iso)),
  /** The time of day in Dhaka. */
  time: (iso: string) =>
    new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'Asia/Dhaka' }).format(
      new Date(iso),
    ),
  /** The platform's own content: Bengali for Bengali readers, English for the others. */
  content: (text: LocalizedText) => (tag === 'bn' ? text.bn : text.en),
});
export type Formats = ReturnType<typeof createFormats>;
