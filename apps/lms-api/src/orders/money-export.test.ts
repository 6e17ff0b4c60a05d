import { createSales, type Sales } from '@lms/cart/api/testing';
import type { TestApp } from '@lms/server/testing';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let shop: Sales;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createSales(test);
  await shop.coupon({ code: 'EID-PERCENT', kind: 'PERCENT', amount: 20 });
  await shop.coupon({ code: 'EID-AMOUNT', kind: 'AMOUNT', amount: 12_550 });
  const course = await shop.course({ price: 150_050 });
  await shop.buy([course.id], 150_050);
});
afterAll(() => test.close());

const column = (field: string) => ({ field, title: field });
const exported = async (path: string, fields: string[]) => {
  const columns = fields.map(column);
  const answerIn = async (format: string) => {
    const answer = await test.as(test.users.system).post(`${path}/export`, { format, columns });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer;
  };
  const csv = (await answerIn('csv')).body.replace('\uFEFF', '').trim();
  const sheet = await readSheet((await answerIn('xlsx')).rawPayload);
  return { csv: Papa.parse<string[]>(csv).data, sheet };
};

describe('an export with money', () => {
  it('has taka with two decimals, and the currency in the heading: orders', async () => {
    const { csv, sheet } = await exported('/order', ['total', 'discount', 'items.title']);
    expect(csv[0]).toEqual(['total (BDT)', 'discount (BDT)', 'items.title']);
    expect(csv[1]?.slice(0, 2)).toEqual(['1500.50', '0.00']);
    expect(csv[1]?.[2]).not.toMatch(/[{[]/);
    expect(sheet[0]).toEqual(csv[0]);
    expect(sheet[1]?.slice(0, 2)).toEqual([1500.5, 0]);
  });

  it('has taka with two decimals, and the currency in the heading: courses', async () => {
    const { csv } = await exported('/course', ['price', 'title']);
    expect(csv[0]).toEqual(['price (BDT)', 'title']);
    expect(csv.slice(1).map(([price]) => price)).toContain('1500.50');
  });

  it('says of each coupon whether it takes off a percentage or an amount', async () => {
    const { csv } = await exported('/coupon', ['code', 'amount', 'minTotal']);
    expect(csv[0]?.[2]).toBe('minTotal (BDT)');
    expect(Object.fromEntries(csv.slice(1).map(([code, amount]) => [code, amount]))).toEqual({
      'EID-PERCENT': '20%',
      'EID-AMOUNT': 'BDT 125.50',
    });
  });

  it('has taka with two decimals, and the currency in the heading: reports', async () => {
    const query = encodeURIComponent(JSON.stringify({ filter: { range: 'today' } }));
    const path = `/report/overview-statistic-report/export?language=en&columns=revenue&query=${query}`;
    const system = test.as(test.users.system);
    const csv = (await system.get(`${path}&format=csv`)).body;
    expect(csv).toBe('\uFEFFRevenue (BDT)\r\n1500.50\r\n');
    const sheet = await readSheet((await system.get(`${path}&format=xlsx`)).rawPayload);
    expect(sheet).toEqual([['Revenue (BDT)'], [1500.5]]);
  });
});
