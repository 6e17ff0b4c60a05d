import type { Translate } from '@lms/i18n';
import type { Row } from './entry';
import { reasonOf } from './reason-of';

const byteOrderMark = '\uFEFF';

/** Matches cells that a spreadsheet could run as formulas (OWASP, CSV injection). */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

const cellOf = (value: string | number | null | undefined) => {
  const text = String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes as ISO 8601 does the day that the page shows. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });
const dayOf = (iso: string) => days.format(new Date(iso));

/** Writes the rows as CSV (RFC 4180). Dates are as ISO 8601 has them, for programs to read. */
export const resultsCsv = (rows: Row[], t: Translate): string => {
  const head = [
    t('verification.column.row'),
    t('verification.column.given'),
    t('verification.column.verdict'),
    t('verification.column.reason'),
    t('verification.column.holder'),
    t('verification.column.course'),
    t('verification.column.issuer'),
    t('verification.column.issued'),
    t('verification.column.serial'),
    t('verification.results.duplicates'),
  ];
  const lines = rows.map((row) => [
    row.number,
    row.given,
    t(`verification.verdict.${row.result?.verdict ?? 'CANNOT_CHECK'}`),
    reasonOf(row, t, dayOf),
    row.result?.holder,
    row.result?.course,
    row.result?.issuer,
    row.result?.issuedAt && dayOf(row.result.issuedAt),
    row.result?.serial,
    row.sameAs,
  ]);
  return (
    byteOrderMark + [head, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
  );
};
