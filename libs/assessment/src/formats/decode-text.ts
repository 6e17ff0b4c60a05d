import { UnreadableFileError } from './question-file';

/**
 * Decodes a text file and normalises its line ends to `\n`. Accepts UTF-8, and UTF-16 with a byte
 * order mark: any other encoding would have to be guessed, and a wrong guess shows as wrong
 * letters.
 */
export function decodeText(file: string | Uint8Array): string {
  const text = typeof file === 'string' ? file.replace(/^\uFEFF/, '') : decode(file);
  if (text.includes('\0')) throw new UnreadableFileError('notReadable', lineAt(text, '\0'));
  return text.replace(/\r\n?/g, '\n');
}

/** Decodes a file that must hold something. */
export function decodeFile(file: string | Uint8Array): string {
  const text = decodeText(file);
  if (text.trim() === '') throw new UnreadableFileError('fileEmpty');
  return text;
}

const lineAt = (text: string, what: string) => text.slice(0, text.indexOf(what)).split('\n').length;

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFileError('notUtf8', firstBadLine(bytes));
  }
}

/** Returns the number of the first line that is not UTF-8. */
function firstBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const until = end < 0 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, until));
    } catch {
      return line;
    }
    start = until;
  }
  return 1;
}
