import { inDhaka } from '../dhaka';
import { type CellFormat, type CellValue, headingOf, type TableColumn } from './table';

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const pack = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Maximum length of a cell's text in Excel. */
const maxTextLength = 32_767;
/** Characters that XML 1.0 can't represent (section 2.2). */
const invalidXmlCharacter = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Underscore that a spreadsheet would read as an escaped character (ECMA-376, ST_Xstring). */
const escapeUnderscore = /_(?=x[\da-f]{4}_)/gi;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string) =>
  text
    .slice(0, maxTextLength)
    .replace(invalidXmlCharacter, '')
    .replace(escapeUnderscore, '_x005F_')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Returns a column's letters: `A` for the first, `AA` for the 27th. */
const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

/** Index into {@link styles}. */
const heading = 1;
/** Number formats by column format: Excel's own number, or a code. */
const numberFormats = {
  money: 4,
  duration: '[h]:mm:ss',
  minute: 'yyyy\\-mm\\-dd\\ hh:mm',
  second: 'yyyy\\-mm\\-dd\\ hh:mm:ss',
  day: 'yyyy\\-mm\\-dd',
} satisfies Record<CellFormat, number | string>;
const cellFormats = Object.keys(numberFormats) as CellFormat[];
const styleOf = (format: CellFormat) => heading + 1 + cellFormats.indexOf(format);

/** Number of the first format of one's own (ECMA-376, numFmts). */
const firstOwn = 164;
const ownFormats = Object.values(numberFormats).filter((one) => typeof one === 'string');
const formatNumbers = Object.values(numberFormats).map((one) =>
  typeof one === 'number' ? one : firstOwn + ownFormats.indexOf(one),
);
const styles = `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="${ownFormats.length}">${ownFormats.map((one, at) => `<numFmt numFmtId="${firstOwn + at}" formatCode="${one}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formatNumbers.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${formatNumbers.map((one) => `<xf numFmtId="${one}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`;

const styled = (style: number | undefined) => (style ? ` s="${style}"` : '');

const cellOf = (place: string, value: CellValue, style?: number) => {
  if (value === null) return '';
  if (typeof value === 'number') return `<c r="${place}"${styled(style)}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}" t="b"><v>${Number(value)}</v></c>`;
  const text = `<is><t xml:space="preserve">${escapeText(value)}</t></is>`;
  return `<c r="${place}"${styled(style)} t="inlineStr">${text}</c>`;
};

const dayMs = 24 * 60 * 60_000;
/** Day zero of a workbook's dates (ECMA-376, 1900 date system); earlier ones than March 1900 differ. */
const dayZero = Date.UTC(1899, 11, 30);
const firstDate = 61;

/** Converts a value to the number that its format shows, where it is one. */
const numberOf = (value: CellValue, format: CellFormat | undefined): CellValue => {
  if (typeof value === 'string') return dateOf(value, format);
  return typeof value === 'number' && format === 'money' ? value / 100 : value;
};

/** Converts a day or an instant to a workbook's date; texts that are neither stay as they are. */
const dateOf = (text: string, format: CellFormat | undefined): CellValue => {
  if (format !== 'minute' && format !== 'second' && format !== 'day') return text;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return text;
  const local = format === 'day' ? instant.getTime() : Date.parse(inDhaka(instant));
  const date = (local - dayZero) / dayMs;
  return date < firstDate ? text : date;
};

export const rowOf = (columns: readonly TableColumn[], values: CellValue[], row: number) => {
  const cells = values.map((value, at) => {
    const format = columns[at]?.format;
    const written = numberOf(value, format);
    const style = format && typeof written === 'number' ? styleOf(format) : undefined;
    return cellOf(letterOf(at) + row, written, style);
  });
  return `<row r="${row}">${cells.join('')}</row>`;
};

/** Returns the start of a sheet, with frozen headings. */
export const sheetHead = (columns: readonly TableColumn[]) => {
  const cells = columns.map((column, at) => cellOf(`${letterOf(at)}1`, headingOf(column), heading));
  return `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="24" customWidth="1"/></cols><sheetData><row r="1">${cells.join('')}</row>`;
};
export const sheetEnd = '</sheetData></worksheet>';

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  `${xmlHead}<Relationships xmlns="${pack}/relationships">${all.join('')}</Relationships>`;
const part = (name: string, type: string) =>
  `<Override PartName="/xl/${name}.xml" ContentType="${sheetType}.${type}+xml"/>`;

/** Maximum length of a sheet's name in Excel, and the characters that none may have. */
const maxNameLength = 31;
const notInName = /[\\/?*[\]:"]|^'|'$/g;

/** Returns the name of a sheet: the table's title, with a number from the second sheet on. */
export const sheetName = (title: string, number: number) => {
  const end = number > 1 ? ` ${number}` : '';
  const name = title
    .replace(notInName, ' ')
    .slice(0, maxNameLength - end.length)
    .trim();
  return escapeText((name || '1') + end);
};

/** Returns the other files of the workbook by name. */
export const frame = (title: string, sheets: number): Record<string, string> => {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1);
  return {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${pack}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${numbers.map((n) => part(`worksheets/sheet${n}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers.map((n) => `<sheet name="${sheetName(title, n)}" sheetId="${n}" r:id="rId${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...numbers.map((n) => relation(n, 'worksheet', `worksheets/sheet${n}.xml`)),
      relation(sheets + 1, 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
  };
};
