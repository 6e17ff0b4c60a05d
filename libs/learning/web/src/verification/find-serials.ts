import { normalizeSerial, serialPattern } from '@lms/learning/contract';

/** Separators between the groups of a number: nothing, hyphens and dashes, dots, spaces. */
const gap = '[\\s._\\u2010-\\u2015\\u2212-]{0,3}';
const group = '[0-9A-Z]{5}';
const anywhere = new RegExp(
  `(?<![0-9A-Z])LMS${gap}${group}(?:${gap}${group}){3}(?![0-9A-Z])`,
  'gi',
);
/** A whole line without the letters that a number begins with. */
const alone = new RegExp(`^\\W*${group}(?:${gap}${group}){3}\\W*$`, 'i');

/** Finds all certificate numbers in a line or text, whatever stands around them. */
export const findSerials = (line: string): string[] => {
  const found = (line.match(anywhere) ?? []).map(normalizeSerial);
  if (found.length === 0 && alone.test(line)) found.push(normalizeSerial(line));
  return found.filter((serial) => serialPattern.test(serial));
};
