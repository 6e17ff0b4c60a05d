import { type CheckedBadge, maxSerials, type Verification } from '@lms/learning/contract';

/** Why nothing was asked about an entry. */
export type UnreadReason = 'noNumber' | 'noContent' | 'tooLarge' | 'damaged' | 'sheet';

/** Question about an entry: a certificate number, or a badge's text. */
export type Ask = { serial: string } | { badge: string };

/** A line or a file that somebody gave. */
export interface Entry {
  /** The line, or the file's name. */
  given: string;
  ask?: Ask;
  unread?: UnreadReason;
}

export type Result = CheckedBadge & {
  /** Proves a badge's result to the server. */
  receipt?: string;
};

/** Entry with its place and, once it is checked, its result. */
export interface Row extends Entry {
  number: number;
  result?: Result;
  /** Number of an earlier row of the same certificate. */
  sameAs?: number;
}

export interface Given {
  entries: Entry[];
  /** Entries beyond the limit, of which the first is named. */
  leftOut?: { count: number; first: string };
}

/** Characters of an entry's name that are shown, and printed on a sheet. */
const maxName = 100;

/** Returns a name on one line, short, and without characters that turn its order. */
export const nameOf = (text: string) => {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...line.slice(0, 4 * maxName)];
  return letters.length > maxName ? `${letters.slice(0, maxName - 1).join('')}…` : line || '–';
};

export const keyOf = (ask: Ask) => ('serial' in ask ? ask.serial : ask.badge);

/** Takes as many entries as one run checks, and as many that could not be read. */
export const limited = (all: Entry[]): Given => {
  const counts = { asked: 0, unread: 0 };
  const entries: Entry[] = [];
  let leftOut: Given['leftOut'];
  for (const entry of all) {
    const kind = entry.ask ? 'asked' : 'unread';
    if (counts[kind] < maxSerials) {
      counts[kind] += 1;
      entries.push(entry);
    } else {
      leftOut ??= { count: 0, first: entry.given };
      leftOut.count += 1;
    }
  }
  return leftOut ? { entries, leftOut } : { entries };
};

export const resultOf = ({ status, certificate }: Verification): Result => ({
  verdict: status,
  reason: null,
  serial: certificate?.serial ?? null,
  holder: certificate?.holderName ?? null,
  isHolderHashed: false,
  course: certificate?.courseTitle ?? null,
  issuer: certificate?.organizationName ?? null,
  site: null,
  provenBy: null,
  issuedAt: certificate?.issuedAt ?? null,
  ...(certificate && { language: certificate.language }),
  ...(certificate?.revokedAt && { revoked: certificate }),
});

/** Numbers the rows and marks those that tell of a certificate that an earlier one tells of. */
export const rowsOf = (entries: Entry[], results: ReadonlyMap<string, Result>): Row[] => {
  const firsts = new Map<string, number>();
  return entries.map((entry, at) => {
    const number = at + 1;
    const result = entry.ask && results.get(keyOf(entry.ask));
    const key = result?.serial ?? (entry.ask && keyOf(entry.ask));
    const sameAs = key === undefined ? undefined : firsts.get(key);
    if (key !== undefined && sameAs === undefined) firsts.set(key, number);
    return {
      ...entry,
      number,
      ...(result && { result }),
      ...(sameAs !== undefined && { sameAs }),
    };
  });
};
