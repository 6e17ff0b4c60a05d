import { maxBadgeLength, sheetTrailer, sheetTrailerLength } from '@lms/learning/contract';
import { readBakedBadge } from '../certificate/read-baked-badge';
import { maxBytes, serialsInPdf } from '../certificate/read-certificate-file';
import { readQrCode } from '../certificate/read-qr-code';
import { type Entry, nameOf } from './entry';
import { findSerials } from './find-serials';
import { readText } from './read-text';

const token = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The first byte of a PNG is any: "latin1" decodes as Windows-1252, where 0x89 is no U+0089. */
const isPicture = (bytes: Uint8Array) =>
  /^(?:.PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftyp|BM)/s.test(latin1(bytes.subarray(0, 16)));

const badgeEntry = (given: string, badge: string): Entry =>
  badge.length > maxBadgeLength ? { given, unread: 'tooLarge' } : { given, ask: { badge } };

const serialEntries = (given: string, serials: string[]): Entry[] =>
  serials.length === 0
    ? [{ given, unread: 'noContent' }]
    : [...new Set(serials)].map((serial) => ({ given, ask: { serial } }));

const pdfEntries = (given: string, bytes: Uint8Array): Entry[] =>
  sheetTrailer.test(latin1(bytes.subarray(-sheetTrailerLength)))
    ? [{ given, unread: 'sheet' }]
    : serialEntries(given, serialsInPdf(bytes));

/** Tells whether a text is JSON that could be a badge; the server judges it. */
const isJsonObject = (text: string) => {
  if (!text.startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Names the file in front of each line of a list. */
const listEntries = (given: string, text: string): Entry[] => {
  const entries = readText(text);
  if (!entries.some(({ ask }) => ask)) return [{ given, unread: 'noContent' }];
  return entries.map((entry) => ({ ...entry, given: nameOf(`${given}: ${entry.given}`) }));
};

/**
 * Reads a file: a PDF, a badge as JSON, token or picture, a picture of a QR code, or a list. What is
 * read is text; nothing of a file gets into the page.
 */
export const readFile = async (file: File): Promise<Entry[]> => {
  const given = nameOf(file.name);
  if (file.size > maxBytes) return [{ given, unread: 'tooLarge' }];
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (latin1(bytes.subarray(0, 5)) === '%PDF-') return pdfEntries(given, bytes);
  const baked = readBakedBadge(bytes);
  if (baked) return [badgeEntry(given, baked.trim())];
  if (isPicture(bytes)) return serialEntries(given, findSerials((await readQrCode(file)) ?? ''));
  const text = new TextDecoder().decode(bytes).trim();
  if (token.test(text) || isJsonObject(text)) return [badgeEntry(given, text)];
  if (text.startsWith('<')) return serialEntries(given, findSerials(text));
  return listEntries(given, text);
};
