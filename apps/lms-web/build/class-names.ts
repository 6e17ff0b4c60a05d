import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const known = new Map<string, string>();

/**
 * Returns a short name for a class of a CSS module, the same in the browser's build and the
 * server's: it stands in styles, scripts and pages.
 *
 * @throws if two classes would have the same name
 */
export const shortClassName = (name: string, file: string) => {
  const whole = `${relative(import.meta.dirname, file).replaceAll('\\', '/')} ${name}`;
  const short = `_${createHash('sha256').update(whole).digest('base64url').slice(0, 5)}`;
  const other = known.get(short) ?? whole;
  if (other !== whole) throw new Error(`${whole} and ${other} have the same short name`);
  known.set(short, whole);
  return short;
};
