import { unzipSync } from 'fflate';
import { decodeText } from './decode-text';
import { UnreadableFileError } from './question-file';
import { SheetCells, type SheetLimits } from './sheet-cells';
import { readXmlParts, type XmlHandlers } from './xml-tree';

/** Limit of unpacked bytes, against decompression bombs. */
const maxBytes = 64 * 1024 * 1024;
/** Limit of parts, most of which are sheets: a part takes memory however little is in it. */
const maxParts = 1_000;

/** Parts of a workbook that are needed to read its first sheet. */
const partNames =
  /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

type Parts = Record<string, Uint8Array>;

function unpack(file: Uint8Array): Parts {
  let bytes = 0;
  let parts = 0;
  try {
    // Unpacking stops at the declared size, so a part can't exceed it.
    return unzipSync(file, {
      filter: ({ name, originalSize }) => {
        if (!partNames.test(name)) return false;
        bytes += originalSize;
        parts += 1;
        if (bytes > maxBytes || parts > maxParts) throw new UnreadableFileError('tooLarge');
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
  // Whoever made a workbook has not seen its XML.
  readXmlParts(
    decodeText(part),
    {
      open: (name, attributes, at) => handlers.open?.(bareName(name), attributes, at),
      text: (text) => handlers.text?.(text),
      close: (name) => handlers.close?.(bareName(name)),
    },
    'notReadable',
  );
}

/** Returns the path of the first sheet, found through the workbook's relationships. */
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

/** Decodes Excel's escapes (`_x000D_`) of characters that XML does not allow. */
const unescapeCharacters = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/**
 * Reads the shared strings, which cells refer to by index, without their phonetic hints (`rPh`).
 */
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
      if (name === 'si') texts.push(unescapeCharacters(text));
    },
  });
  return texts;
}

/** Returns a cell's text by its type: `s` is a shared string, `b` a boolean, `e` an error. */
function cellText(type: string, value: string, shared: string[]): string {
  if (type === 's') return shared[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return unescapeCharacters(value);
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  // Undo binary rounding: 0.1 may be stored as 0.10000000000000001.
  return value === '' || !Number.isFinite(Number(value)) ? '' : String(Number(value));
}

/**
 * Reads the first sheet of a workbook as rows of cell values, without formatting.
 *
 * @throws UnreadableFileError if the file is not a workbook, or exceeds the limits
 */
export function readXlsx(file: Uint8Array, limits?: SheetLimits): string[][] {
  const parts = unpack(file);
  const shared = readSharedStrings(parts['xl/sharedStrings.xml']);
  const cells = new SheetCells(limits);
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
