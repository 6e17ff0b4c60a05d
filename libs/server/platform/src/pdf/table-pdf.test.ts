import { pdfPages } from '@lms/server/testing';
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

type PdfTable = Parameters<typeof pdfOf>[0];

const written = async (table: Partial<PdfTable> & Pick<PdfTable, 'batches'>) => {
  const parts: Buffer[] = [];
  const whole: PdfTable = {
    columns: [{ title: 'Course', share: 1, align: 'left' }],
    title: 'Courses',
    owner: 'Platform',
    notes: [],
    language: 'en',
    madeAt: new Date('2026-03-01T00:00:00Z'),
    pageText: (page, pages) => `${page}/${pages}`,
    ...table,
  };
  for await (const part of pdfOf(whole)) parts.push(part);
  return Buffer.concat(parts);
};

const fileOf = (language: string, title: string, cell: string) =>
  written({
    columns: [{ title, share: 1, align: 'left' }],
    title,
    language,
    batches: inBatches([[cell]]),
  });

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
    const file = await written({
      columns: [{ title: 'কোর্স', share: 1, align: 'left' }],
      title: 'কোর্সের প্রতিবেদন',
      owner: 'Platform',
      notes: ['দিন: সব দিন', 'Dhaka'],
      language: 'bn',
      pageText: (page, pages) => `পৃষ্ঠা ${page}/${pages}`,
      batches: inBatches([['ক্ষমা'], ['Excel']]),
    });
    expect(notedTexts(file).sort()).toEqual(
      ['কোর্স', 'কোর্সের প্রতিবেদন', 'কোর্সের প্রতিবেদন', 'ক্ষমা', 'দিন: সব দিন', 'পৃষ্ঠা 1/1'].sort(),
    );
  });

  it('says on every page which of how many it is', async () => {
    const rows = Array.from({ length: 130 }, (_none, number) => [`Row ${number}`]);
    const pages = await pdfPages(
      await written({ batches: inBatches(rows.slice(0, 70), rows.slice(70)) }),
    );
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach(({ texts, width }, index) => {
      const number = texts.find(({ text }) => text === `${index + 1}/${pages.length}`);
      expect(number?.right).toBeCloseTo(width - 36, 0);
    });
  });

  it('begins with whose it is, what it is, and its notes', async () => {
    const [first] = await pdfPages(
      await written({
        owner: 'Platform · Council',
        notes: ['Days: all · Status: active', 'Created by Rahima'],
        batches: inBatches([['Excel']]),
      }),
    );
    const texts = first?.texts.map(({ text }) => text) ?? [];
    const wanted = ['Platform · Council', 'Courses', 'Days: all · Status: active'];
    expect(texts.filter((text) => wanted.includes(text)).slice(-3)).toEqual(wanted);
    expect(texts).toContain('Created by Rahima');
  });

  it('can be read where an earlier document had a letter as a part of another only', async () => {
    await fileOf('en', 'Title', '… : ÷');
    const [page] = await pdfPages(await fileOf('en', 'Title', '7.50'));
    expect(page?.texts.map(({ text }) => text)).toContain('7.50');
  });

  it('keeps all of fifteen columns on the page, numbers to the right of each', async () => {
    const titles = Array.from({ length: 15 }, (_none, number) => `Discrimination${number}`);
    const [page] = await pdfPages(
      await written({
        columns: titles.map((title, at) => ({
          title,
          share: at === 0 ? 3 : 1,
          align: at === 0 ? 'left' : 'right',
        })),
        batches: inBatches([
          titles.map((_title, at) => (at === 0 ? 'A name' : '7.50')),
          titles.map((_title, at) => (at === 0 ? 'Another' : '1,234.25')),
        ]),
      }),
    );
    const { texts = [], width = 0 } = page ?? {};
    for (const { left, right } of texts) {
      expect(left).toBeGreaterThanOrEqual(36);
      expect(right).toBeLessThanOrEqual(width - 35);
    }
    const heading = texts.map(({ text }) => text).join('');
    for (const title of titles) expect(heading).toContain(title);
    const edges = (value: string) =>
      texts.filter(({ text }) => text === value).map(({ right }) => Math.round(right));
    expect(edges('7.50')).toHaveLength(14);
    expect(edges('1,234.25')).toEqual(edges('7.50'));
  });

  it('never breaks an amount of money', async () => {
    const names = Array.from({ length: 10 }, (_none, at) => `Name ${at}`);
    const amounts = ['21,04,200.00', '10,00,00,000.00'];
    const [page] = await pdfPages(
      await written({
        columns: [
          ...names.map((title) => ({ title, share: 2, align: 'left' as const })),
          { title: 'Revenue', share: 1.4, align: 'right', format: 'money' },
        ],
        batches: inBatches(amounts.map((amount) => [...names, amount])),
      }),
    );
    expect(page?.texts.map(({ text }) => text)).toEqual(expect.arrayContaining(amounts));
  });

  it('can be read and copied as it was written, whatever was written before', async () => {
    await written({ batches: inBatches([['… : ; ! ? · é']]) });
    const [page] = await pdfPages(await written({ batches: inBatches([['7.50: é; …']]) }));
    expect(page?.texts.map(({ text }) => text)).toContain('7.50: é; …');
  });

  it.each([
    [2, ['0 pcs', '1 pcs', '2 pcs']],
    [0.5, ['0 pcs', '0.2 pcs', '0.4 pcs']],
  ])('counts whole things in whole steps: up to %d', async (most, ticks) => {
    const chart = {
      title: 'Over time',
      kind: 'lines' as const,
      series: [
        { title: 'Enrolled', text: (value: number) => `${Math.round(value * 10) / 10} pcs` },
      ],
      points: [0, most].map((value) => ({ label: 'Day', values: [value] })),
    };
    const [page] = await pdfPages(await written({ chart, batches: inBatches([['Cell']]) }));
    const texts = page?.texts.map(({ text }) => text).filter((text) => text.endsWith('pcs'));
    expect(texts?.slice(0, 3)).toEqual(ticks);
  });

  it.each(['bars', 'stacked', 'rows', 'lines'] as const)(
    'draws %s above its rows',
    async (kind) => {
      const text = (value: number) => `${value} pcs`;
      const chart = {
        title: 'Most wanted',
        kind,
        series: [
          { title: 'Enrolled', text },
          { title: 'Completed', text },
        ],
        points: [
          { label: 'Excel', values: [40, 10] },
          { label: 'Writing', values: [20, null] },
        ],
      };
      const batches = () => inBatches([['Cell']]);
      const [drawn] = await pdfPages(await written({ chart, batches: batches() }));
      const [plain] = await pdfPages(await written({ batches: batches() }));
      const yOf = (wanted: string) => drawn?.texts.find((one) => one.text === wanted)?.y ?? NaN;
      for (const label of ['Most wanted', 'Enrolled', 'Completed', 'Excel', 'Writing', '40 pcs']) {
        expect(yOf(label), label).toBeGreaterThan(yOf('Cell'));
      }
      expect(drawn?.paths).toBeGreaterThan((plain?.paths ?? 0) + 2);
    },
  );
});
