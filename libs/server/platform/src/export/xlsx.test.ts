import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { CellValue, Table } from './table';
import { tableFile } from './table-file';
import { xlsxOf } from './xlsx';

async function* inBatches(...batches: CellValue[][][]) {
  yield* batches;
}
const collect = async (chunks: AsyncIterable<Buffer | string>) => {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(Buffer.from(chunk));
  return Buffer.concat(all);
};
const written = (table: Table, most?: Parameters<typeof xlsxOf>[1]) => collect(xlsxOf(table, most));

describe('a streamed spreadsheet', () => {
  it('holds texts, numbers and nothing as they are, under its headings', async () => {
    const rows = [
      ['ক্ষমা', 1.5, null, true],
      ['a < b & "c"\n\u0007d', -3, 'x', false],
    ];
    const columns = ['নাম', 'N', 'Gap', 'Yes'].map((title) => ({ title }));
    const file = await written({ columns, batches: inBatches(rows.slice(0, 1), rows.slice(1)) });
    expect(await readSheet(file)).toEqual([
      ['নাম', 'N', 'Gap', 'Yes'],
      ['ক্ষমা', 1.5, null, true],
      ['a < b & "c"\nd', -3, 'x', false],
    ]);
  });

  it('makes no cell a formula, and reads no sign by its number', async () => {
    const texts = ['=1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '_x0041_'];
    const columns = [{ title: '=HEAD()' }];
    const file = await written({ columns, batches: inBatches(texts.map((text) => [text])) });
    const rows = await readSheet(file, { trim: false });
    expect(rows.flat().slice(0, 5)).toEqual(['=HEAD()', ...texts.slice(0, 4)]);
    expect(file.toString('latin1')).not.toContain('<f>');
  });

  it('goes on to another sheet when one is full', async () => {
    const columns = [{ title: 'N' }];
    const rows = Array.from({ length: 5 }, (_, n) => [n]);
    const file = await written({ columns, batches: inBatches(rows) }, { rows: 3 });
    expect(await readSheet(file, '1')).toEqual([['N'], [0], [1]]);
    expect(await readSheet(file, '3')).toEqual([['N'], [4]]);
    const large = await written({ columns, batches: inBatches(rows) }, { sheetBytes: 1 });
    expect(await readSheet(large, '6')).toEqual([['N'], [4]]);
  });

  it('is refused where it would be larger than its format can say', async () => {
    const table = { columns: [{ title: 'N' }], batches: inBatches([['x']]) };
    await expect(written(table, { bytes: 500 })).rejects.toThrow('reportFile.tooManyRows');
  });

  it('has columns beyond Z, and none of a table without rows', async () => {
    const titles = Array.from({ length: 30 }, (_, n) => `T${n}`);
    const { stream } = tableFile('xlsx', titles, inBatches());
    expect(await readSheet(await collect(stream))).toEqual([titles]);
  });
});
