import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from './sheet-read';
import { readXlsx } from './xlsx-read';

const workbook =
  '<workbook xmlns:r="r"><sheets><sheet name="Help" r:id="rId7"/><sheet name="b" r:id="rId1"/></sheets></workbook>';
const links =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet2.xml"/></Relationships>';

const pack = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const fileOf = (rows: string, sharedStrings = '<sst/>') =>
  pack({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': links,
    'xl/worksheets/sheet1.xml': '<worksheet/>',
    'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': sharedStrings,
  });

describe('a spreadsheet', () => {
  it('is read from its first sheet, cell by cell at its place', () => {
    const file = fileOf(
      `<row r="1"><c r="A1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><t>c</t></is></c></row>
       <row r="4"><c r="B4"><v>0.10000000000000001</v></c><c r="AA4" t="b"><v>1</v></c></row>`,
      '<sst><si><t>no</t></si><si><r><t>one </t></r><r><t>two</t></r><rPh><t>spoken</t></rPh></si></sst>',
    );
    const rows = readXlsx(file);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toEqual(['one two', '', 'c']);
    expect(rows.slice(1, 3)).toEqual([[], []]);
    expect(rows[3]?.[1]).toBe('0.1');
    expect(rows[3]?.[26]).toBe('TRUE');
  });

  it('may leave out where its cells are', () => {
    const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
    expect(readXlsx(fileOf(`<row>${cell('a')}${cell('b')}</row><row>${cell('c')}</row>`))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
  });

  it('keeps signs that XML has no way to write, and its line breaks', () => {
    const file = fileOf('<row r="1"><c r="A1" t="str"><v>a_x000D_\nb_x005F_x0041_</v></c></row>');
    expect(readXlsx(file)).toEqual([['a\r\nb_x0041_']]);
  });

  it('takes the value of a formula, never the formula', () => {
    const file = fileOf(
      '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="e"><v>#N/A</v></c></row>',
    );
    expect(readXlsx(file)).toEqual([['2']]);
  });
});

describe('a hostile spreadsheet is refused:', () => {
  const sheetName = (at: number) => `xl/worksheets/sheet${at}.xml`;
  const far = (r: string) => `<row r="${r.replace(/\D/g, '')}"><c r="${r}"><v>1</v></c></row>`;
  it.each<[string, Uint8Array, string]>([
    ['no archive', strToU8('PK\x03\x04 nothing'), 'notReadable'],
    ['an archive of something else', pack({ 'a.txt': 'a' }), 'notReadable'],
    ['a cell far to the right', fileOf(far('XFD1')), 'tooManyColumns'],
    ['a cell far down', fileOf(far('A1048576')), 'tooLarge'],
    ['a row that is none', fileOf('<row r="x"><c><v>1</v></c></row>'), 'notReadable'],
    ['entities', fileOf('<!DOCTYPE x [<!ENTITY a "b">]>&a;'), 'notReadable'],
    ['a bomb', fileOf(`<row>${' '.repeat(65 * 1024 * 1024)}</row>`), 'tooLarge'],
    [
      'a thousand and one sheets',
      pack(Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [sheetName(at), '']))),
      'tooLarge',
    ],
  ])('%s', (_name, file, reason) => {
    expect(() => readXlsx(file)).toThrow(expect.objectContaining({ reason }));
  });

  it.each<[string, Uint8Array]>([
    ['a workbook', fileOf(far('C2'))],
    ['a text', strToU8('a,b\n1,2,3')],
  ])('%s with more columns than are read, and says so', (_name, file) => {
    const refusal = { reason: 'tooManyColumns', line: 2, max: 2 };
    const limits = { rows: 9, columns: 2 };
    expect(() => readSheet(file, limits)).toThrow(expect.objectContaining(refusal));
    expect(readSheet(strToU8('a,b,,'), limits)).toEqual([['a', 'b']]);
  });

  it('also when it says that it is small', () => {
    const file = fileOf(`<row>${' '.repeat(20_000_000)}</row>`);
    const view = new DataView(file.buffer, file.byteOffset);
    // Uncompressed size in the archive's central directory, 24 bytes into each entry.
    for (let at = 0; at < file.length - 28; at += 1) {
      const isEntry = view.getUint32(at, true) === 0x02014b50;
      if (isEntry && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 100, true);
    }
    expect(() => readXlsx(file)).toThrow(expect.objectContaining({ reason: 'notReadable' }));
  });
});
