import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

const compress: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // A window of 256 KB holds the page; the largest takes megabytes of memory each time.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => promisify(gzip)(html),
};

/** Rendered page that answers many requests, compressed at most once for each encoding. */
export interface StoredPage {
  status: number;
  contentSecurityPolicy: string;
  /** Entity tag without its quotes: the same for the same content. */
  tag: string;
  /** Bytes that it may take in memory. */
  size: number;
  /** Returns the document as the request accepts it, with its content encoding. */
  encoded(accepted: string): Promise<{ encoding?: Encoding; bytes: Buffer }>;
}

export const storedPage = (
  status: number,
  contentSecurityPolicy: string,
  html: string,
): StoredPage => {
  const bytes = Buffer.from(html);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  const compressedOnce = (encoding: Encoding) => {
    const made = compressed.get(encoding) ?? compress[encoding](bytes);
    compressed.set(encoding, made);
    return made;
  };
  return {
    status,
    contentSecurityPolicy,
    tag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    size: bytes.length * 2,
    async encoded(accepted) {
      const encoding = encodings.find((one) => new RegExp(`\\b${one}\\b(?!;q=0)`).test(accepted));
      return encoding ? { encoding, bytes: await compressedOnce(encoding) } : { bytes };
    },
  };
};
