import { describe, expect, it } from 'vitest';
import { createWordSearch } from './word-search';

const titles = [
  'Digital Marketing Foundations',
  'Workplace Communication Essentials',
  'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ',
  'Community Work',
  'গ্রাহক সেবার মূলকথা',
];
const search = createWordSearch(titles.map((text) => [{ text, weight: 1 }]));
const found = (term: string) =>
  [...(search(term) ?? [])].sort((a, b) => b[1] - a[1]).map(([item]) => titles[item]);

describe('word search', () => {
  it.each([
    ['marketing', 'Digital Marketing Foundations'],
    ['MARKETING', 'Digital Marketing Foundations'],
    ['marketting', 'Digital Marketing Foundations'],
    ['marketng', 'Digital Marketing Foundations'],
    ['marleting', 'Digital Marketing Foundations'],
    ['amrketing', 'Digital Marketing Foundations'],
    ['comunication', 'Workplace Communication Essentials'],
    ['foundations digital', 'Digital Marketing Foundations'],
    ['গ্রাহক', 'গ্রাহক সেবার মূলকথা'],
    ['গ্রহক', 'গ্রাহক সেবার মূলকথা'],
    ['গ্রাহখ', 'গ্রাহক সেবার মূলকথা'],
    ['সেবা', 'গ্রাহক সেবার মূলকথা'],
    ['ওয়েব ডেভেলপমেন্ট', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ'],
    ['ডেভলপমেন্টের', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ'],
  ])('finds "%s"', (term, title) => {
    expect(found(term)).toEqual([title]);
  });

  it('reads a Bengali letter alike in both its encodings', () => {
    expect(found('ও\u09dfেব')).toEqual(found('ও\u09af\u09bcেব'));
    expect(found('ও\u09dfেব')).toHaveLength(1);
  });

  it.each([
    ['grahok seba', 'গ্রাহক সেবার মূলকথা'],
    ['web development', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ'],
    ['develapment', 'ওয়েব ডেভেলপমেন্টের প্রথম পাঠ'],
  ])('finds Bengali that is typed in Latin letters: "%s"', (term, title) => {
    expect(found(term)).toEqual([title]);
  });

  it.each([
    ['dijital', 'ডিজিটাল'],
    ['digital', 'ডিজিটাল'],
    ['marketing', 'মার্কেটিং'],
    ['kompiutar', 'কম্পিউটার'],
    ['bangla', 'বাংলা'],
    ['shikkha', 'শিক্ষা'],
    ['biggan', 'বিজ্ঞান'],
    ['freelancing', 'ফ্রিল্যান্সিং'],
    ['ingreji', 'ইংরেজি'],
    ['jogajog', 'যোগাযোগ'],
    ['dokkhota', 'দক্ষতা'],
    ['mobile', 'মোবাইল'],
    ['unnoyon', 'উন্নয়ন'],
  ])('hears "%s" as %s', (typed, word) => {
    const hear = createWordSearch([[{ text: word, weight: 1 }]]);
    expect(hear(typed)?.size).toBe(1);
  });

  it('does not hear one short word as another', () => {
    const hear = createWordSearch(['সকল', 'সব', 'দাতা'].map((text) => [{ text, weight: 1 }]));
    for (const typed of ['skill', 'seba', 'data']) expect(hear(typed)?.size).toBe(0);
  });

  it('puts the exact word before the similar one', () => {
    expect(found('work')).toEqual(['Community Work', 'Workplace Communication Essentials']);
  });

  it('wants every word of the term', () => {
    expect(found('digital cooking')).toEqual([]);
  });

  it('looks at ten words of a term', () => {
    const ten = 'one two three four five six seven eight nine ten';
    const searchTen = createWordSearch([[{ text: ten, weight: 1 }]]);
    expect(searchTen(`${ten} absent`)?.size).toBe(1);
    expect(searchTen(`absent ${ten}`)?.size).toBe(0);
  });

  it('does not take one word for another of the same beginning', () => {
    expect(found('communism')).toEqual([]);
  });

  it('takes % and _ for themselves', () => {
    const texts = ['Save 20% of it', 'Names in snake_case', 'Save 20 of it'];
    const finds = createWordSearch(texts.map((text) => [{ text, weight: 1 }]));
    const at = (term: string) => [...(finds(term)?.keys() ?? texts.keys())];
    expect(at('%')).toEqual([0]);
    expect(at('_')).toEqual([1]);
    expect(at('20%')).toEqual([0]);
    expect(at('20')).toEqual([0, 2]);
    expect(at('s_c')).toEqual([1]);
    expect(at('%_%')).toEqual([]);
  });

  it('lets everything through when the term has no word in it', () => {
    expect(search('  …! ')).toBeNull();
  });
});
