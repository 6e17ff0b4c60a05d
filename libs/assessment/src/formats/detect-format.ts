import type { ImportFormat } from '@lms/contract';
import { decodeText } from './decode-text';
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
  const text = decodeText(file);
  if (/^\s*<(?:\?xml|!--|quiz)/.test(text)) return 'moodle-xml';
  if (hasTableHead(text)) return 'csv';
  return /^ANSWER:/m.test(text) && !text.includes('{') ? 'aiken' : 'gift';
}
