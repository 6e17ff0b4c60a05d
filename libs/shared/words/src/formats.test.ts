import { describe, expect, it } from 'vitest';
import { createFormats } from './formats';

/** Replaces Intl's no-break and narrow spaces by plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const english = createFormats('en');
const bengali = createFormats('bn');
/** 9 p.m. on 13 August UTC, 3 a.m. on the 14th in Dhaka. */
const night = '2026-08-13T21:00:00.000Z';

describe('English formats', () => {
  it('write numbers and percentages', () => {
    expect(english.number(1234567.5)).toBe('1,234,567.5');
    expect(english.percent(83.333)).toBe('83.33%');
    expect(english.mark(23 / 3)).toBe('7.67');
    expect(english.mark(8)).toBe('8');
  });

  it('write poisha as taka, whole amounts without decimals', () => {
    expect(english.money(150000)).toBe('৳1,500');
    expect(english.money(150050)).toBe('৳1,500.50');
    expect(english.money(0)).toBe('৳0');
  });

  it('write days and times of Dhaka', () => {
    expect(english.date(night)).toBe('August 14, 2026');
    expect(english.day(night)).toBe('Aug 14, 2026');
    expect(plain(english.dateTime(night))).toBe('Aug 14, 2026, 3:00 AM');
    expect(plain(english.time(night))).toBe('3:00 AM');
  });
});

describe('Bengali formats', () => {
  it('use Bengali digits in groups of the subcontinent', () => {
    expect(bengali.number(1234567.5)).toBe('১২,৩৪,৫৬৭.৫');
    expect(bengali.percent(80)).toBe('৮০%');
  });

  it('write poisha as taka', () => {
    expect(bengali.money(150000)).toBe('১,৫০০৳');
    expect(bengali.money(10000050)).toBe('১,০০,০০০.৫০৳');
  });

  it('write days and times of Dhaka', () => {
    expect(bengali.date(night)).toBe('১৪ আগস্ট, ২০২৬');
    expect(plain(bengali.time(night))).toBe('৩:০০ AM');
  });
});

it.each(['zh', 'es', 'ja', 'de', 'fr'])('shows amounts in taka and days of Dhaka in %s', (tag) => {
  const formats = createFormats(tag);
  expect(formats.money(150000)).toContain('৳');
  expect(formats.date(night)).toContain('14');
});

it('shows the platform’s own content in Bengali to Bengali readers, else in English', () => {
  const title = { en: 'Spreadsheets', bn: 'স্প্রেডশিট' };
  expect(bengali.content(title)).toBe('স্প্রেডশিট');
  expect(createFormats('de').content(title)).toBe('Spreadsheets');
});
