import { languages } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { expect, it } from 'vitest';
import { type Receipt, receiptPdf } from './receipt-pdf';

const receipt: Receipt = {
  number: '7',
  organizationName: 'BCC',
  orderNumber: 'A-1',
  buyerName: 'Rahima',
  buyerEmail: 'rahima@example.org',
  items: [{ title: 'Clear writing', price: 150050 }],
  discount: 50,
  issuedAt: '2026-08-13T21:00:00.000Z',
  refundedAt: null,
};

const signs: Record<string, string> = { t: '\t', r: '\r', n: '\n', b: '\b', f: '\f' };

/** A receipt's bytes, without the backslashes that PDFs put before some of them. */
const plainOf = async (...of: Parameters<typeof receiptPdf>) =>
  (await receiptPdf(...of))
    .toString('latin1')
    .replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign);

/** Encodes a text as PDF does for screen readers: UTF-16 if it has non-Latin letters. */
const held = (text: string) =>
  /^[\u0020-\u007f]*$/.test(text) ? text : Buffer.from(text, 'utf16le').swap16().toString('latin1');

it.each(languages)('is written in %s', async (language) => {
  const { t, formats, locale } = wordsIn(language);
  const plain = await plainOf([receipt], language);
  expect(plain).toContain(`/Lang (${locale})`);
  const words = [
    t('documents.receipt.title'),
    t('documents.receipt.buyer'),
    formats.date(receipt.issuedAt),
  ];
  for (const word of words) expect(plain).toContain(held(word));
});

it.each(['<b>x</b>', '{{name}}', '$t(cart.title)'])(
  'shows %s as it was typed',
  async (buyerName) => {
    const plain = await plainOf([{ ...receipt, buyerName }], 'en');
    expect(plain).toContain(`${buyerName}, rahima@example.org`);
  },
);
