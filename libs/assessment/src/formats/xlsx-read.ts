import { unzipSync } from 'fflate';
import { decodeText } from './decode-text';
import { UnreadableFileError } from './question-file';
import { SheetCells, type SheetLimits } from './sheet-cells';
import { readXmlParts, type XmlHandlers } from './xml-tree';

/** Unpacked bytes: a few kilobytes of a packed file can become more than any memory has. */
const maxBytes = 64 * 1024 * 1024;

/** The parts of a workbook that say what stands in its first sheet. */
const partNames =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

type Parts = Record<string, Uint8Array>;

function unpack(file: Uint8Array): Parts {
  let bytes = 0;
  try {
    // A part that is larger than it says ends where it said.
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!partNames.test(name)) return false;
        bytes += originalSize;
        if (bytes > maxBytes) throw new UnreadableFileError('tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError('notReadable');
  }
}

const bareName = (name: string) => name.slice(name.indexOf(':') + 1);

function readPart(part: Uint8Array | undefined, handlers: Partial<XmlHandlers>): void {
  if (!part) throw new UnreadableFileError('notReadable');
  readXmlParts(decodeText(part), {
    open: (name, attributes, at) => handlers.open?.(bareName(name), attributes, at),
    text: (text) => handlers.text?.(text),
    close: (name) => handlers.close?.(bareName(name)),
  });
}

/** Where the first sheet lies, by way of the workbook's list. */
function firstSheet(parts: Parts): string {
  let id: string | undefined;
  let target = '';
  readPart(parts['xl/workbook.xml'], {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= attributes['r:id'];
    },
  });
  readPart(parts['xl/_rels/workbook.xml.rels'], {
    open: (_, { Id, Target = '' }) => {
      if (Id === id) target = Target;
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Excel's way to write signs that XML can't hold. */
const unescapeSigns = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The texts that cells name by number. How they are to be spoken (`rPh`) is no part of them. */
function readSharedStrings(part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  if (!part) return texts;
  let text = '';
  let isText = false;
  let isSpoken = false;
  readPart(part, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isSpoken = true;
      isText = name === 't' && !isSpoken;
    },
    text: (more) => {
      if (isText) text += more;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(unescapeSigns(text));
    },
  });
  return texts;
}

/** What a cell says, by its type: `s` is a shared text, `b` yes or no, `e` a formula's failure. */
function cellText(type: string, value: string, shared: string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return unescapeSigns(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // 0.1 may be stored as 0.10000000000000001.
  return value === '' || !Number.isFinite(Number(value)) ? '' : String(Number(value));
}

/** Reads the first sheet of a workbook as rows of cells: what they say, not how they look. */
export function readXlsx(file: Uint8Array, most?: SheetLimits): string[][] {
  const parts = unpack(file);
  const shared = readSharedStrings(parts['xl/sharedStrings.xml']);
  const cells = new SheetCells(most);
  let type = '';
  let value = '';
  let isValue = false;
  readPart(parts[firstSheet(parts)], {
    open: (name, { r = '', t = '' }) => {
      if (name === 'row') cells.startRow(r);
      if (name === 'c') {
        cells.startCell(r);
        type = t;
        value = '';
      }
      isValue = name === 'v' || name === 't';
    },
    text: (more) => {
      if (isValue) value += more;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c') cells.write(cellText(type, value, shared));
    },
  });
  return cells.rows;
}
