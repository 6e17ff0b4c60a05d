import type { ImportFormat } from '@lms/contract';
import { decodeText } from './decode-text';
import { hasTableHead } from './table-read';

const zipBeginning = [0x50, 0x4b, 0x03, 0x04];

/**
 * Tells a file's format by what is in it. Aiken has answer lines and no braces; what looks like
 * nothing else is GIFT.
 *
 * @throws UnreadableFileError for what is neither a spreadsheet nor a text
 */
export function detectFormat(file: Uint8Array): ImportFormat {
  if (zipBeginning.every((byte, index) => file[index] === byte)) return 'xlsx';
  const text = decodeText(file);
  if (/^\s*<(?:\?xml|!--|quiz)/.test(text)) return 'moodle-xml';
  if (hasTableHead(text)) return 'csv';
  return /^ANSWER:/m.test(text) && !text.includes('{') ? 'aiken' : 'gift';
}
