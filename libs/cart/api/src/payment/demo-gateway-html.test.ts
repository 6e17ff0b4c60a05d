import { languages } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { expect, it } from 'vitest';
import type { DemoPayment } from './demo-gateway';
import { closedPage, payPage, unknownPage } from './demo-gateway-html';

const payment = { orderNumber: '<b>7</b>', amount: 150050 } as DemoPayment;

it.each(languages)('speaks %s on every page', (language) => {
  const { t, formats, locale } = wordsIn(language);
  const pay = payPage(payment, language);
  expect(pay).toContain(`<html lang="${locale}">`);
  expect(pay).toContain(t('payment.pay', { amount: formats.money(150050) }));
  expect(closedPage(payment, 'http://shop/?a=1&b=2', language)).toContain(t('payment.back'));
  expect(unknownPage(language)).toContain(t('payment.unknownTitle'));
});

it('takes an order number and an address for text', () => {
  const page = closedPage(payment, 'http://shop/?a=1&b="2', 'en');
  expect(page).toContain('&lt;b&gt;7&lt;/b&gt;');
  expect(page).toContain('href="http://shop/?a=1&amp;b=&quot;2"');
});
