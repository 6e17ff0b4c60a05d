import type { SpreadsheetReport } from '@lms/contract';
import { expect } from 'vitest';
import { useBuiltWorkers } from './built-server';
import type { TestClient } from './client';
import { formOf } from './form';

type Content = string | Uint8Array;

/** Required columns of a new user. */
export const head = ['Email', 'Name', 'Roles', 'Organization code'];

export const postSheet = (client: TestClient, content: Content, query = '', path = '/user') => {
  useBuiltWorkers();
  const { payload, headers } = formOf(content, 'sheet.csv');
  return client.post(`${path}/import${query}`, payload, { headers });
};

export const importSheet = async (
  ...call: Parameters<typeof postSheet>
): Promise<SpreadsheetReport> => {
  const answer = await postSheet(...call);
  expect([200, 202], answer.body).toContain(answer.statusCode);
  return answer.json();
};

export const undo = async (client: TestClient, { batchId }: SpreadsheetReport, path = '/user') => {
  const answer = await client.post(`${path}/import/${batchId}/undo`);
  expect([200, 202], answer.body).toContain(answer.statusCode);
  return answer.json<SpreadsheetReport>();
};

/** Builds a table as Excel saves CSV in locales with a decimal comma. */
export const excelCsv = (...rows: string[][]) =>
  `\uFEFF${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`;

/** Formats each refused row as `row field code`. */
export const refusals = ({ items }: SpreadsheetReport) =>
  items.flatMap(({ errors }) => errors.map(({ row, field, code }) => `${row} ${field} ${code}`));

export const changesOf = ({ items }: SpreadsheetReport) =>
  items.map(({ row, change }) => `${row} ${change}`);
