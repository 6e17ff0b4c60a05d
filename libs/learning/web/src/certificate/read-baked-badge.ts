import { unzlibSync } from 'fflate';

const namespace = 'https://purl.imsglobal.org/ob/v3p0';
const keyword = 'openbadgecredential';
const signatureLength = 8;

const inflated = (bytes: Uint8Array) => {
  try {
    return unzlibSync(bytes);
  } catch {
    return undefined;
  }
};

/** Reads an iTXt chunk: keyword, two flags, language and translated keyword, then the text. */
const credentialIn = (data: Uint8Array) => {
  if (new TextDecoder('latin1').decode(data.subarray(0, keyword.length + 1)) !== `${keyword}\0`) {
    return undefined;
  }
  const language = data.indexOf(0, keyword.length + 3);
  const translated = data.indexOf(0, language + 1);
  if (language < 0 || translated < 0) return undefined;
  const text = data.subarray(translated + 1);
  const isCompressed = data[keyword.length + 1] === 1;
  return new TextDecoder().decode(isCompressed ? inflated(text) : text);
};

const inPng = (bytes: Uint8Array) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A chunk is its length, its type, its data and a checksum.
  for (let at = signatureLength; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const type = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + view.getUint32(at));
    const found = type === 'iTXt' ? credentialIn(data) : undefined;
    if (found) return found;
  }
  return undefined;
};

const inSvg = (text: string) =>
  new DOMParser()
    .parseFromString(text, 'image/svg+xml')
    .getElementsByTagNameNS(namespace, 'credential')[0]?.textContent;

/** Returns the Open Badge that is baked into a PNG or SVG, as JSON, if there is one. */
export const readBakedBadge = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0x89 && bytes[1] === 0x50) return inPng(bytes);
  const text = new TextDecoder().decode(bytes);
  return text.includes(namespace) && text.trimStart().startsWith('<') ? inSvg(text) : undefined;
};
