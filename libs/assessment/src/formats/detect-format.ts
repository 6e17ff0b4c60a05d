import type { ImportFormat } from '@lms/contract';
import { decodeFile } from './decode-text';
import { hasTableHead } from './table-read';

const zipBeginning = [0x50, 0x4b, 0x03, 0x04];

/**
 * Detects a file's format by its content. Aiken has answer lines and no braces; text that matches
 * no other format is GIFT.
 *
 * @throws UnreadableFileError if the file is neither a spreadsheet nor text
 */
export function detectFormat(file: Uint8Array): ImportFormat {
  if (zipBeginning.every((byte, index) => file[index] === byte)) return 'xlsx';
  const text = decodeFile(file);
  if (/^\s*<(?:\?xml|!--|quiz)/.test(text)) return 'moodle-xml';
  if (hasTableHead(text)) return 'csv';
  return /^ANSWER:/m.test(text) && !text.includes('{') ? 'aiken' : 'gift';
}

/** Formats by the ends of file names; a `.txt` may hold any text format. */
const byExtension: Partial<Record<string, ImportFormat>> = {
  xlsx: 'xlsx',
  csv: 'csv',
  tsv: 'csv',
  xml: 'moodle-xml',
  gift: 'gift',
};
/** Formats whose files begin in one way only. */
const strict: readonly ImportFormat[] = ['xlsx', 'moodle-xml'];

/**
 * Returns the format of a file: the one that its name says, unless the content contradicts; then
 * both, that of the name first. GIFT contradicts little: it is what matches nothing else.
 *
 * @throws UnreadableFileError if the file is neither a spreadsheet nor text
 */
export function formatsOf(file: Uint8Array, name: string): [ImportFormat, ImportFormat?] {
  const named = byExtension[name.toLowerCase().split('.').at(-1) ?? ''];
  const detected = detectFormat(file);
  if (!named || named === detected) return [detected];
  return detected === 'gift' && !strict.includes(named) ? [named] : [named, detected];
}
