import { expect } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const outbox = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** Undoes a mail's transfer encoding. */
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

/** Waits for the newest mail that contains an address, whoever received it, and returns it. */
export const mailAbout = async (address: string): Promise<string> => {
  await expect.poll(() => mailsWith(address).length, { timeout: 15_000 }).toBeGreaterThan(0);
  return mailsWith(address).at(-1) ?? '';
};

/**
 * Waits for a mail to an address with a link of the given path and returns the newest such link.
 * Two mails may arrive in either order.
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
  // The part of the mail that is found may be its HTML.
  return link.replaceAll('&amp;', '&');
};
