import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { CellValue } from './table';
import { csvOf } from './table-file';

async function* inBatches(...batches: CellValue[][][]) {
  yield* batches;
}
const written = async (cells: CellValue[]) => {
  const parts: string[] = [];
  const batches = inBatches(cells.map((cell) => [cell]));
  for await (const part of csvOf({ title: 'T', columns: [{ title: 'ক' }], batches }))
    parts.push(part);
  return parts.join('');
};

describe('a CSV file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    '=1+1\nand more',
    '-2\r\n3',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '\u200b=1',
    '\u200e@x',
    '\u3000＝1',
  ])('has %j as a text that runs nowhere', async (cell) => {
    const { data } = Papa.parse<string[]>((await written([cell])).trim());
    expect(data[1]).toEqual([`'${cell}`]);
  });

  it('has money in taka with two decimals, and its currency in the heading', async () => {
    const columns = [{ title: 'Total', format: 'money' as const }];
    const parts: string[] = [];
    const batches = inBatches([[150_050], [0], [-1_250], [null], ['-12.50\n=1']]);
    for await (const part of csvOf({ title: 'T', columns, batches })) parts.push(part);
    expect(parts.join('')).toBe(
      '\uFEFFTotal (BDT)\r\n1500.50\r\n0.00\r\n-12.50\r\n\r\n"\'-12.50\n=1"\r\n',
    );
  });

  it('leaves everything else as it is, for Excel as UTF-8', async () => {
    const cells = ['ক্ষমা', 'a "b", c', 'one\ntwo = 2', "'x", -3, 1.5, 'a@b.example', '১+১'];
    const text = await written(cells);
    expect(text.startsWith('\uFEFFক\r\n')).toBe(true);
    const { data } = Papa.parse<string[]>(text.trim());
    expect(data.slice(1).flat()).toEqual(cells.map(String));
  });
});
