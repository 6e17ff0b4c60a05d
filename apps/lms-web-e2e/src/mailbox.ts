import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const outbox = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** Undoes the transfer encoding that mails are written in. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const mailsWith = (address: string) => {
  try {
    return readdirSync(outbox())
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => decoded(readFileSync(join(outbox(), name), 'utf8')))
      .filter((mail) => mail.includes(address));
  } catch {
    return [];
  }
};

/** The newest mail that names an address, to whomever it went; waits for it. */
export const mailAbout = async (address: string): Promise<string> => {
  await expect.poll(() => mailsWith(address).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return mailsWith(address).at(-1) ?? '';
};

/**
 * The link with the given path in the last mail to an address that has one, for two mails come in
 * either order; waits for the mail.
 */
export const linkInMail = async (address: string, path: string): Promise<string> => {
  const pattern = new RegExp(`https?://[^\\s"<>]*${path}[^\\s"<>]*`);
  let link = '';
  await expect(() => {
    link =
      mailsWith(address)
        .flatMap((mail) => pattern.exec(mail) ?? [])
        .at(-1) ?? '';
    expect(link, `a link to ${path} for ${address}`).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return link;
};
