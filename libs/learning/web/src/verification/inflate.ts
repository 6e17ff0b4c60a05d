import { Unzlib } from 'fflate';

const piece = 4096;

/**
 * Inflates zlib data up to a size; `undefined` if it is damaged or larger. Each piece of the input
 * grows a thousand times at most, so that no bomb fills the memory.
 */
export const inflateUpTo = (bytes: Uint8Array, maxBytes: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let start = 0; start < bytes.length; start += piece) {
      stream.push(bytes.subarray(start, start + piece), start + piece >= bytes.length);
      if (length > maxBytes) return undefined;
    }
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
