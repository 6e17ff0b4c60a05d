import { createHash } from 'node:crypto';
import ranges from './breached-passwords.json';

/** Bytes of a hash that are compared within its range (`tools/passwords`). */
const suffixBytes = 5;

/**
 * Tells whether a word, in lower case, is among the breached passwords. The first byte of its hash
 * names a range of some two hundred; nothing but hashes is held and compared.
 */
export const isBreached = (word: string) => {
  const hash = createHash('sha256').update(word).digest();
  const range = Buffer.from(ranges[hash.readUInt8(0)] ?? '', 'base64');
  const suffix = hash.subarray(1, 1 + suffixBytes);
  for (let at = 0; at < range.length; at += suffixBytes) {
    if (range.subarray(at, at + suffixBytes).equals(suffix)) return true;
  }
  return false;
};
