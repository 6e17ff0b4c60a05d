import { languages } from '@lms/contract';
import { expect, it } from 'vitest';
import { wordsIn } from './words';

const bengali = wordsIn('bn');
const english = wordsIn('en');

it('writes numbers in the digits of the language', () => {
  expect(bengali.t('cart.count', { count: 1200 })).toBe('আপনার কার্টে ১,২০০টি কোর্স আছে');
  expect(bengali.t('questions.answer.text', { number: 12 })).toContain('১২');
  expect(wordsIn('de').t('cart.count', { count: 1200 })).toBe('1.200 Kurse im Warenkorb');
});

it('says none in its own way where there is one', () => {
  expect(english.t('catalog.search.found', { count: 0 })).toBe('No courses found');
  expect(english.t('cart.count', { count: 0 })).toBe('0 courses in your cart');
});

it.each(languages)('has a text for any count in %s', (language) => {
  const { t } = wordsIn(language);
  for (const count of [0, 1, 2, 5, 11, 1000, 1_000_000, 1.5]) {
    expect(t('cart.count', { count })).not.toBe('cart.count');
  }
});

it('takes a variant by its context, and else the text without one', () => {
  const sorted = (context?: string) => english.t('admin.table.sorted', { name: 'Name', context });
  expect(sorted('asc')).toBe('Name, ascending');
  expect(sorted('desc')).toBe('Name, descending');
  expect(english.t('validation.blankInvalid', { blank: 2, context: undefined })).toContain('2');
});

it.each(['<b>x</b>', '{{email}}', '$t(cart.title)', '$& $1', "{'x'}"])(
  'takes %s for what it is, not for a part of the text',
  (name) => {
    const said = english.t('mail.contact.from', { name, email: name });
    expect(said).toBe(`From: ${name} <${name}>`);
  },
);

it('leaves nothing where a value is missing', () => {
  expect(english.t('mail.greeting')).toBe('Hello ,');
});

it('shows the whole key of a text that it does not have', () => {
  const key = 'cart.nothing' as 'cart.title';
  expect(english.t(key)).toBe('cart.nothing');
});

it('knows which keys have a text', () => {
  expect(english.has('cart.title')).toBe(true);
  expect(english.has('cart.count')).toBe(true);
  expect(english.has('cart.nothing')).toBe(false);
  expect(english.has('cart.menu')).toBe(false);
  expect(english.has('cart.constructor')).toBe(false);
  expect(english.has('toString')).toBe(false);
});
