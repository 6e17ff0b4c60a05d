import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isObject, type JsonObject, listOf } from './read-badge';

/** Bytes of an unpacked list: eight million credentials. */
const maxOutputLength = 1024 * 1024;

/** Unpacks the bits of a status list (W3C Bitstring Status List) for a purpose. */
export const bitsOf = async (list: JsonObject, purpose: string): Promise<Buffer | undefined> => {
  const [subject] = listOf(list['credentialSubject']).filter(isObject);
  const { encodedList } = subject ?? {};
  if (!subject || typeof encodedList !== 'string') return undefined;
  if (!listOf(subject['statusPurpose']).includes(purpose)) return undefined;
  // `u` says that base64url follows; older lists have it without.
  const packed = Buffer.from(encodedList.replace(/^u/, ''), 'base64url');
  return promisify(gunzip)(packed, { maxOutputLength }).catch(() => undefined);
};

/** Reads a bit, the first one being the leftmost; `undefined` beyond the list. */
export const bitAt = (bits: Buffer, index: number): boolean | undefined => {
  const byte = bits[Math.floor(index / 8)];
  return byte === undefined ? undefined : (byte & (0x80 >> (index % 8))) !== 0;
};
