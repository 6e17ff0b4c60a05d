import { zlibSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { badgeLots } from './check-asks';
import { limited, nameOf, type Result, rowsOf } from './entry';
import { findSerials } from './find-serials';
import { inflateUpTo } from './inflate';
import { readFile } from './read-file';
import { readText } from './read-text';
import { resultsCsv } from './results-csv';

const one = 'LMS-Y60KJ-V473B-7HAAS-79F8M';
const two = 'LMS-00000-11111-22222-ABCDE';
const bytes = (text: string) => new TextEncoder().encode(text);
const fileOf = (name: string, ...parts: (string | Uint8Array)[]) =>
  new File(parts as (string | Uint8Array<ArrayBuffer>)[], name);

describe('numbers in a text', () => {
  it.each([
    ['the number', one],
    ['small letters and spaces', 'lms y60kj v473b 7haas 79f8m'],
    ['no gaps', 'LMSY60KJV473B7HAAS79F8M'],
    ['dashes of a word processor', 'LMS–Y60KJ–V473B–7HAAS–79F8M'],
    ['a link', `https://learn.example.org/verify/${one}?a=1`],
    ['a row of a spreadsheet', `"Nadia, Rahman";${one},2026-08-14`],
    ['no beginning', ' Y60KJ-V473B-7HAAS-79F8M,'],
    ['letters that look like digits', 'LMS-Y6OKJ-V473B-7HAAS-79F8M'],
  ])('are found in %s', (_, line) => {
    expect(findSerials(line)).toEqual([one]);
  });

  it('are all found in a line, and none in what only looks like one', () => {
    expect(findSerials(`${one};${two}`)).toEqual([one, two]);
    for (const line of [
      '',
      'LMS',
      'LMS-Y60KJ-V473B-7HAAS',
      `${one}9`,
      `X${one}`,
      'LMS-UUUUU-UUUUU-UUUUU-UUUUU',
    ]) {
      expect(findSerials(line)).toEqual([]);
    }
  });

  it('are an entry each, and a line without one is named', () => {
    expect(readText(`Name;Number\r\n\n${one} ${two}\n`)).toEqual([
      { given: 'Name;Number', unread: 'noNumber' },
      { given: `${one} ${two}`, ask: { serial: one } },
      { given: `${one} ${two}`, ask: { serial: two } },
    ]);
  });

  it('are at most a thousand, of a hundred thousand lines in no time, and the rest is named', () => {
    const started = performance.now();
    const lines = Array.from({ length: 50_000 }, () => `${'a'.repeat(200)}\n${one}`).join('\n');
    const { entries, leftOut } = limited(readText(lines));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(entries).toHaveLength(2000);
    expect(leftOut).toMatchObject({ count: 98_000 });
    expect(leftOut?.first).toHaveLength(100);
  });
});

describe('a name of a line or file', () => {
  it('is one short line that turns nothing around it', () => {
    expect(nameOf('a\u202egnp.\u0000exe\n b')).toBe('a gnp. exe b');
    expect(nameOf('')).toBe('–');
    expect([...nameOf('ক'.repeat(500))]).toHaveLength(100);
  });
});

describe('a file', () => {
  const chunk = (type: string, data: Uint8Array) => {
    const head = new Uint8Array(4);
    new DataView(head.buffer).setUint32(0, data.length);
    return [head, bytes(type), data, new Uint8Array(4)];
  };
  const png = (type: string, ...data: (string | Uint8Array)[]) =>
    fileOf(
      'a.png',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
      ...chunk(
        type,
        Uint8Array.from(
          data.flatMap((part) => [...(typeof part === 'string' ? bytes(part) : part)]),
        ),
      ),
    );

  it.each([
    ['JSON', fileOf('a.json', ' {"a":1} '), '{"a":1}'],
    ['a token', fileOf('a.jwt', 'aa.bb.cc\n'), 'aa.bb.cc'],
    ['a picture', png('iTXt', 'openbadgecredential\0\0\0\0\0{"a":1}'), '{"a":1}'],
    ['an older picture', png('iTXt', 'openbadges\0\0\0\0\0{"a":1}'), '{"a":1}'],
    [
      'the oldest picture',
      png('tEXt', 'openbadges\0https://a.example.org/1'),
      'https://a.example.org/1',
    ],
    [
      'a packed picture',
      png('iTXt', 'openbadgecredential\0\u0001\0\0\0', zlibSync(bytes('{"a":1}'))),
      '{"a":1}',
    ],
    [
      'a drawing with a script, which is never run',
      fileOf(
        'a.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:o="https://purl.imsglobal.org/ob/v3p0" onload="x()"><script>x()</script><o:credential>{"a":1}</o:credential></svg>',
      ),
      '{"a":1}',
    ],
    [
      'an older drawing',
      fileOf(
        'a.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:o="http://openbadges.org"><o:assertion verify="aa.bb.cc"/></svg>',
      ),
      'aa.bb.cc',
    ],
  ])('is a badge: %s', async (_, file, badge) => {
    expect(await readFile(file)).toEqual([{ given: file.name, ask: { badge } }]);
  });

  it('is a PDF with all the numbers in it, also in its packed parts', async () => {
    const packed = zlibSync(bytes(`<< ${two} >>`));
    const file = fileOf('a.pdf', `%PDF-1.7 (${one}) (${one})\nstream\n`, packed, '\nendstream');
    expect(await readFile(file)).toEqual([
      { given: 'a.pdf', ask: { serial: one } },
      { given: 'a.pdf', ask: { serial: two } },
    ]);
  });

  it.each([
    ['PNG', png('tEXt', `\n${one}\n`)],
    ['JPEG', fileOf('a.png', Uint8Array.of(0xff, 0xd8, 0xff), `\n${one}\n`)],
    ['AVIF', fileOf('a.png', `\0\0\0 ftypavif\n${one}\n`)],
  ])('is a picture, in which a code is looked for: %s', async (_, file) => {
    const decode = vi.fn().mockRejectedValue(new Error('no picture here'));
    vi.stubGlobal('createImageBitmap', decode);
    expect(await readFile(file)).toEqual([{ given: 'a.png', unread: 'noContent' }]);
    expect(decode).toHaveBeenCalledWith(file);
    vi.unstubAllGlobals();
  });

  it('is a list, whose lines are named with it', async () => {
    expect(await readFile(fileOf('a.csv', `Number\n${one}`))).toEqual([
      { given: 'a.csv: Number', unread: 'noNumber' },
      { given: `a.csv: ${one}`, ask: { serial: one } },
    ]);
  });

  it('is named with the reason if nothing is in it', async () => {
    const trailer = `\n%LMS-SHEET ${'a'.repeat(16)} ${'b'.repeat(86)}\n`;
    const large = new File([], 'a');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    const reasons = [
      ['sheet', fileOf('a', `%PDF-1.7 ${one}${trailer}`)],
      ['tooLarge', large],
      ['tooLarge', fileOf('a', `{"a":"${'x'.repeat(200_000)}"}`)],
      ['noContent', fileOf('a', '')],
      ['noContent', fileOf('a', '{"a":')],
      ['noContent', fileOf('a', '%PDF-1.7')],
      ['noContent', fileOf('a', '<svg/>')],
    ] as const;
    for (const [unread, file] of reasons) {
      expect(await readFile(file)).toEqual([{ given: 'a', unread }]);
    }
  });

  it('fills no memory, however small it was packed', async () => {
    const bomb = zlibSync(new Uint8Array(16 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(inflateUpTo(bomb, 1024 * 1024)).toBeUndefined();
    const [entry] = await readFile(png('iTXt', 'openbadgecredential\0\u0001\0\0\0', bomb));
    expect(entry?.ask).toBeUndefined();
    expect([...(inflateUpTo(zlibSync(bytes('abc')), 3) ?? [])]).toEqual([97, 98, 99]);
    expect(inflateUpTo(bytes('no zlib'), 100)).toBeUndefined();
  });
});

const valid: Result = {
  verdict: 'VALID',
  reason: null,
  serial: one,
  holder: '=HYPERLINK("x")',
  course: 'A, "b"',
  issuer: null,
  isHolderHashed: false,
  provenBy: null,
  site: null,
  issuedAt: '2026-08-14T10:00:00Z',
};

describe('the rows', () => {
  it('tell which are the same, also a badge and the number of its certificate', () => {
    const asks = [{ badge: '{}' }, { serial: two }, { serial: one }, { serial: two }];
    const entries = asks.map((ask) => ({ given: 'x', ask }));
    const rows = rowsOf(
      entries,
      new Map([
        ['{}', valid],
        [one, valid],
      ]),
    );
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, 1, 2]);
  });

  it('are saved with the days that the page shows, those of Dhaka', () => {
    const revoked = {
      revokedAt: '2026-08-31T18:00:00Z',
      revocationReason: 'Misspelt',
      replaced: false,
    };
    const late = { ...valid, issuedAt: '2026-08-14T23:24:00Z', revoked };
    const rows = rowsOf([{ given: 'a', ask: { serial: one } }], new Map([[one, late]]));
    const csv = resultsCsv(rows, (key, values) => `${key} ${values?.['date'] ?? ''}`);
    expect(csv).toContain(',2026-08-15,');
    expect(csv).toContain('verification.results.revoked 2026-09-01');
  });

  it('are saved as CSV that no spreadsheet runs', () => {
    const [row] = rowsOf([{ given: '@a', ask: { serial: one } }], new Map([[one, valid]]));
    const csv = resultsCsv(row ? [row] : [], (key) => key);
    expect(csv.split('\r\n')[1]).toBe(
      `1,"'@a",verification.verdict.VALID,,"'=HYPERLINK(""x"")","A, ""b""",,2026-08-14,${one},`,
    );
  });
});

describe('badges', () => {
  it('are asked in lots of at most twenty, and of no more letters than a call takes', () => {
    expect(badgeLots(Array.from({ length: 41 }, () => 'a')).map(({ length }) => length)).toEqual([
      20, 20, 1,
    ]);
    const large = 'a'.repeat(150_000);
    expect(badgeLots([large, large, 'b']).map(({ length }) => length)).toEqual([1, 2]);
  });
});
