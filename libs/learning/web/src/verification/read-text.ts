import { type Entry, nameOf } from './entry';
import { findSerials } from './find-serials';

/** Letters of a line that are looked at; longer ones are no list. */
const maxLine = 20_000;

/** Reads a list: each number is an entry, and each line without one is named. */
export const readText = (text: string): Entry[] =>
  text.split(/[\r\n\u2028\u2029]+/).flatMap((line): Entry[] => {
    if (line.trim() === '') return [];
    const serials = findSerials(line.slice(0, maxLine));
    if (serials.length === 0) return [{ given: nameOf(line), unread: 'noNumber' }];
    const given = nameOf(line);
    return serials.map((serial) => ({ given, ask: { serial } }));
  });
