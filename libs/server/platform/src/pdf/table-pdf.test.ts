import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CellValue } from '../export/table';
import { pdfOf } from './table-pdf';

async function* inBatches(...batches: CellValue[][][]) {
  yield* batches;
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads the ActualText entries of the pages, which copying and screen readers use. */
const notedTexts = (file: Buffer) => {
  const pages = [...file.toString('latin1').matchAll(/>>\nstream\n(.*?)\nendstream/gs)].map(
    ([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    },
  );
  return [...pages.join('').matchAll(/\/ActualText \(\xfe\xff((?:\\.|[^\\)])*)\)/gs)].map(
    ([, escaped = '']) => {
      const bytes = escaped.replace(/\\(.)/gs, (_, sign: string) => escapes[sign] ?? sign);
      return Buffer.from(bytes, 'latin1').swap16().toString('utf16le');
    },
  );
};

const fileOf = async (language: string, title: string, cell: string) => {
  const parts: Buffer[] = [];
  const table = {
    columns: [{ title, share: 1, align: 'left' as const }],
    title,
    notes: [],
    language,
    madeAt: new Date('2026-03-01T00:00:00Z'),
    batches: inBatches([[cell]]),
  };
  for await (const part of pdfOf(table)) parts.push(part);
  return Buffer.concat(parts);
};
const fontsOf = (file: Buffer) =>
  [...new Set(file.toString('latin1').match(/NotoS[a-z]+(?:JP|SC)/g))].sort();

describe('a table on pages', () => {
  it('has the letters of its language, and those of another where its own has none', async () => {
    expect(fontsOf(await fileOf('zh-Hans', '课程报表', '直'))).toEqual(['NotoSansSC']);
    expect(fontsOf(await fileOf('ja', 'コースのレポート', '直'))).toEqual(['NotoSansJP']);
    expect(fontsOf(await fileOf('ja', 'コースのレポート', '课程'))).toEqual([
      'NotoSansJP',
      'NotoSansSC',
    ]);
    expect(fontsOf(await fileOf('en', 'Courses', 'Excel'))).toEqual([]);
  });

  it('has one family of type, headings included', async () => {
    const families = (file: Buffer) => [
      ...new Set(file.toString('latin1').match(/Noto[A-Z][A-Za-z]+(?=-)/g)),
    ];
    expect(families(await fileOf('en', 'Courses', 'Excel'))).toEqual(['NotoSans']);
    expect(families(await fileOf('bn', 'কোর্স', 'ক্ষমা'))).not.toContain('NotoSerifBengali');
  });

  it('can be read in Bengali: its headings, notes and cells alike', async () => {
    const parts: Buffer[] = [];
    const table = {
      columns: [{ title: 'কোর্স', share: 1, align: 'left' as const }],
      title: 'কোর্সের প্রতিবেদন',
      notes: ['দিন: সব দিন', 'Dhaka'],
      language: 'bn',
      madeAt: new Date('2026-03-01T00:00:00Z'),
      batches: inBatches([['ক্ষমা'], ['Excel']]),
    };
    for await (const part of pdfOf(table)) parts.push(part);
    expect(notedTexts(Buffer.concat(parts)).sort()).toEqual(
      ['কোর্স', 'কোর্সের প্রতিবেদন', 'কোর্সের প্রতিবেদন', 'ক্ষমা', 'দিন: সব দিন', '১'].sort(),
    );
  });
});
