import { createHash } from 'node:crypto';
import type { ExpectedContent } from './file-store';

/**
 * Passes a content on, and its last chunk only once all of it is as expected, so that no store
 * takes another for whole.
 *
 * @throws Error for a content of another size or checksum
 */
export async function* checkedContent(
  content: AsyncIterable<Buffer>,
  { bytes, sha256 }: ExpectedContent,
) {
  const hash = createHash('sha256');
  let seen = 0;
  let last: Buffer | undefined;
  for await (const chunk of content) {
    if (last) yield last;
    hash.update(chunk);
    seen += chunk.length;
    last = chunk;
  }
  if (seen !== bytes) throw new Error(`${seen} bytes instead of ${bytes}`);
  if (sha256 && hash.digest('hex') !== sha256) throw new Error('another checksum than expected');
  if (last) yield last;
}
