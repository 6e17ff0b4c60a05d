import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/**
 * Returns the content of a file with access for its owner only, which the first call creates. The
 * write is atomic and never replaces an existing file, so that concurrent servers agree on one.
 */
export const keptFile = (file: string, make: () => string | Buffer): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, make(), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
};
