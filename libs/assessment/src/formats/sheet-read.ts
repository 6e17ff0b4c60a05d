import Papa from 'papaparse';
import { decodeFile } from './decode-text';
import { UnreadableFileError } from './question-file';
import type { SheetLimits } from './sheet-cells';
import { unguardCell } from './table-columns';
import { delimiterOf } from './table-read';
import { readXlsx } from './xlsx-read';

/** A workbook is a ZIP archive, which begins with `PK`. */
const isArchive = (file: Uint8Array) => file[0] === 0x50 && file[1] === 0x4b;

function readRows(file: Uint8Array, limits: SheetLimits): string[][] {
  if (isArchive(file)) return readXlsx(file, limits);
  const text = decodeFile(file);
  const delimiter = delimiterOf(text.split('\n', 1)[0] ?? '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableFileError('quoteMissing', (broken.row ?? 0) + 1);
  if (data.length > limits.rows) throw new UnreadableFileError('tooLarge', limits.rows);
  const wide = data.findIndex((cells) => cells.slice(limits.columns).some(Boolean));
  if (wide >= 0) throw new UnreadableFileError('tooManyColumns', wide + 1, limits.columns);
  return data.map((cells) => cells.slice(0, limits.columns));
}

/**
 * Reads the first sheet of a workbook, or a CSV file with any delimiter, as rows of texts. Removes
 * the apostrophes that an export puts before text that looks like a formula.
 *
 * @throws UnreadableFileError if the file is neither, or exceeds the limits
 */
export const readSheet = (file: Uint8Array, limits: SheetLimits): string[][] =>
  readRows(file, limits).map((cells) => cells.map((cell) => unguardCell(cell).trim()));
