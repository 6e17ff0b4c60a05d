import { reportNames } from '@lms/reports/contract';
import { type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const statusOf = async (name: string, call: string, range: object) =>
  (await test.as(test.users.system).post(`/report/${name}/${call}`, { filter: { range } }))
    .statusCode;

describe('what is asked of a report', () => {
  it.each(reportNames)('%s is told for the furthest days, and for none beyond', async (name) => {
    for (const call of ['find', 'summary']) {
      const longest = { from: '1900-01-01', to: '9998-12-31' };
      expect(await statusOf(name, call, longest)).toBe(200);
      expect(await statusOf(name, call, { from: longest.to, to: longest.to })).toBe(200);
      expect(await statusOf(name, call, { to: longest.from })).toBe(200);
      for (const from of ['9999-01-01', '1899-12-31', '2026-02-29']) {
        expect(await statusOf(name, call, { from })).toBe(400);
      }
    }
  });
});
