import type { Certificate } from '@lms/learning/contract';
import { inflateUpTo } from '../verification/inflate';
import { readBakedBadge } from './read-baked-badge';
import { readQrCode } from './read-qr-code';

/** Facts that a badge states; the register decides whether they hold. */
export type StatedFacts = Partial<Pick<Certificate, 'holderName' | 'courseTitle' | 'percent'>>;

export interface CertificateFile {
  serial: string;
  /** Only a badge can be read word by word. */
  stated?: StatedFacts;
}

/** Larger files are no certificates; reading them would only block the page. */
export const maxBytes = 20 * 1024 * 1024;
const maxStreams = 2000;
/** Bytes that one compressed part, and all of them, may grow to. */
const maxInflated = 4 * 1024 * 1024;
const maxInflatedInAll = 16 * maxInflated;

const serials = /LMS(?:-[0-9A-HJKMNP-TV-Z]{5}){4}/g;
const serialIn = (text: string) => text.match(serials)?.[0];

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Inflates the compressed parts of a PDF that another program has saved again. */
function* streamsOf(bytes: Uint8Array, text: string): Generator<string> {
  let end = 0;
  let inflated = 0;
  for (let count = 0; count < maxStreams && inflated < maxInflatedInAll; count += 1) {
    const start = /stream\r?\n/g;
    start.lastIndex = end;
    if (!start.exec(text)) return;
    end = text.indexOf('endstream', start.lastIndex);
    if (end < 0) return;
    // A picture or a font in another encoding holds no number.
    const part = inflateUpTo(bytes.subarray(start.lastIndex, end), maxInflated);
    inflated += part?.length ?? 0;
    if (part) yield textOf(part);
    end += 'endstream'.length;
  }
}

/** Finds all certificate numbers in a PDF, each once. */
export const serialsInPdf = (bytes: Uint8Array): string[] => {
  const text = textOf(bytes);
  const found = new Set(text.match(serials));
  for (const stream of streamsOf(bytes, text)) {
    for (const serial of stream.match(serials) ?? []) found.add(serial);
  }
  return [...found];
};

interface Badge {
  credentialSubject?: {
    identifier?: { identityHash?: string }[];
    achievement?: { name?: string };
    result?: { value?: string }[];
  };
}

const statedIn = (json: string): StatedFacts | undefined => {
  try {
    const { credentialSubject: subject } = JSON.parse(json) as Badge;
    const holderName = subject?.identifier?.[0]?.identityHash;
    const courseTitle = subject?.achievement?.name;
    const percent = subject?.result?.[0]?.value;
    return {
      ...(holderName !== undefined && { holderName }),
      ...(courseTitle !== undefined && { courseTitle }),
      ...(percent !== undefined && { percent: Number(percent) }),
    };
  } catch {
    return undefined;
  }
};

/**
 * Finds the certificate number in a PDF, a badge (JSON, or baked into a picture) or a picture of
 * the QR code. The file stays on the device.
 */
export const readCertificateFile = async (file: File): Promise<CertificateFile | undefined> => {
  if (file.size > maxBytes) return undefined;
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const text = textOf(bytes);
  if (text.startsWith('%PDF-')) {
    const [serial] = serialsInPdf(bytes);
    return serial ? { serial } : undefined;
  }
  const badge = readBakedBadge(bytes) ?? new TextDecoder().decode(bytes);
  const serial = serialIn(badge) ?? serialIn((await readQrCode(file)) ?? '');
  if (!serial) return undefined;
  const stated = statedIn(badge);
  return stated ? { serial, stated } : { serial };
};
