import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from './app';

const decodeQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Returns every mail so far as readable text, oldest first. */
export const readOutbox = async ({ deps }: TestApp) => {
  await deps.queue.runDue();
  const folder = join(deps.config.dataDir, 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(folder).sort();
  } catch {
    return [];
  }
  return names.map((name) => decodeQuotedPrintable(readFileSync(join(folder, name), 'latin1')));
};

/** Returns the token of the newest mailed link. */
export const newestToken = async (test: TestApp) => {
  const mail = (await readOutbox(test)).at(-1);
  const token = /\?token=([\w-]{43})/.exec(mail ?? '')?.[1];
  if (!token) throw new Error('No mail with a link was sent');
  return token;
};
