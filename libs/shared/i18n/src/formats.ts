import type { LocalizedText } from '@lms/contract';

/** How numbers, money, dates and content read in one language. */
export const createFormats = (tag: string) => ({
  number: (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, options).format(value),
  /** `value` from 0 to 100. */
  percent: (value: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
  /** `poisha` as taka; whole amounts without decimals. */
  money: (poisha: number) =>
    new Intl.NumberFormat(tag, {
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
