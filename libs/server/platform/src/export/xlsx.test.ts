import readXlsxFile, { readSheet } from 'read-excel-file/node';
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
const written = (
  table: Omit<Table, 'title'> & { title?: string },
  most?: Parameters<typeof xlsxOf>[1],
) => collect(xlsxOf({ title: 'Rows', ...table }, most));

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

  it('has real days and times of Dhaka, with the zone in the heading', async () => {
    const columns = [
      { title: 'Made', format: 'minute' as const },
      { title: 'Seen (Asia/Dhaka)', format: 'second' as const },
      { title: 'First day', format: 'day' as const },
    ];
    const rows = [
      ['2026-03-01T18:30:00.000Z', '2026-03-01T18:30:59.000Z', '2026-03-02'],
      [null, 'never', '1850-01-01'],
    ];
    const file = await written({ columns, batches: inBatches(rows) });
    expect(await readSheet(file)).toEqual([
      ['Made (Asia/Dhaka)', 'Seen (Asia/Dhaka)', 'First day'],
      [
        new Date('2026-03-02T00:30:00.000Z'),
        new Date('2026-03-02T00:30:59.000Z'),
        new Date('2026-03-02T00:00:00.000Z'),
      ],
      [null, 'never', '1850-01-01'],
    ]);
  });

  it.each([
    ['Users & <roles>', 'Users & <roles>'],
    ['A/B: "all" [x]?', 'A B   all   x'],
    ['A very long title of a report that Excel would refuse', 'A very long title of a report t'],
    ['কোর্স প্রতিবেদন', 'কোর্স প্রতিবেদন'],
    ['//', '1'],
  ])('names its sheet for what it holds: %s', async (title, name) => {
    const file = await written({ title, columns: [{ title: 'N' }], batches: inBatches([[7]]) });
    expect(await readXlsxFile(file)).toMatchObject([{ sheet: name }]);
  });

  it('goes on to another sheet when one is full', async () => {
    const columns = [{ title: 'N' }];
    const rows = Array.from({ length: 5 }, (_, n) => [n]);
    const file = await written({ columns, batches: inBatches(rows) }, { rows: 3 });
    expect(await readSheet(file, 'Rows')).toEqual([['N'], [0], [1]]);
    expect(await readSheet(file, 'Rows 3')).toEqual([['N'], [4]]);
    const large = await written({ columns, batches: inBatches(rows) }, { sheetBytes: 1 });
    expect(await readSheet(large, 'Rows 6')).toEqual([['N'], [4]]);
  });

  it('is refused where it would be larger than its format can say', async () => {
    const table = { columns: [{ title: 'N' }], batches: inBatches([['x']]) };
    await expect(written(table, { bytes: 500 })).rejects.toThrow('reportFile.tooManyRows');
  });

  it('has columns beyond Z, and none of a table without rows', async () => {
    const titles = Array.from({ length: 30 }, (_, n) => `T${n}`);
    const columns = titles.map((title) => ({ title }));
    const { stream } = tableFile('xlsx', { title: 'Rows', columns, batches: inBatches() });
    expect(await readSheet(await collect(stream))).toEqual([titles]);
  });
});
