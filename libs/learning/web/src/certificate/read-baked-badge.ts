import { inflateUpTo } from '../verification/inflate';

/** Elements in which Open Badges 3.0 and 2.0 keep themselves in an SVG. */
const elements = [
  { namespace: 'https://purl.imsglobal.org/ob/v3p0', name: 'credential' },
  { namespace: 'http://openbadges.org', name: 'assertion' },
];
/** Keywords under which they do so in a PNG. */
const keywords = ['openbadgecredential', 'openbadges'];
const signatureLength = 8;
/** Bytes that a packed badge may grow to. */
const maxInflated = 1024 * 1024;

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

const keywordOf = (data: Uint8Array) => {
  const [word = ''] = latin1(data.subarray(0, 32)).split('\0');
  return keywords.find((keyword) => keyword === word);
};

/** Reads an iTXt chunk: keyword, two flags, language and translated keyword, then the text. */
const credentialIn = (data: Uint8Array) => {
  const keyword = keywordOf(data);
  if (!keyword) return undefined;
  const language = data.indexOf(0, keyword.length + 3);
  const translated = data.indexOf(0, language + 1);
  if (language < 0 || translated < 0) return undefined;
  const text = data.subarray(translated + 1);
  const isCompressed = data[keyword.length + 1] === 1;
  return new TextDecoder().decode(isCompressed ? inflateUpTo(text, maxInflated) : text);
};

/** Reads a tEXt chunk, as the first Open Badges had. */
const assertionIn = (data: Uint8Array) => {
  const keyword = keywordOf(data);
  return keyword && new TextDecoder().decode(data.subarray(keyword.length + 1));
};

const readers: Record<string, (data: Uint8Array) => string | undefined> = {
  iTXt: credentialIn,
  tEXt: assertionIn,
};

const inPng = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A chunk is its length, its type, its data and a checksum.
  for (let at = signatureLength; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const found = Object.hasOwn(readers, type) ? readers[type]?.(data) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Reads the text of the element, or the address or token that stands in it as an attribute. */
const inSvg = (text: string) => {
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  for (const { namespace, name } of elements) {
    const element = drawing.getElementsByTagNameNS(namespace, name)[0];
    const found = element?.textContent?.trim() || element?.getAttribute('verify');
    if (found) return found;
  }
  return undefined;
};

/** Returns the Open Badge that is baked into a PNG or SVG, as text, if there is one. */
export const readBakedBadge = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return inPng(bytes);
  const text = new TextDecoder().decode(bytes);
  const isBadge = elements.some(({ namespace }) => text.includes(namespace));
  return isBadge && text.trimStart().startsWith('<') ? inSvg(text) : undefined;
};
