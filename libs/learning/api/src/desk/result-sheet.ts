import { languageTags } from '@lms/contract';
import {
  type CheckedBadge,
  reasonOf,
  type SheetInput,
  type Verdict,
  verdicts,
} from '@lms/learning/contract';
import { type Deps, type PdfColumn, pdfOf } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { buffer } from 'node:stream/consumers';
import { drawQrCode } from '../certificates/certificate-ornament';
import { signingKey } from '../certificates/keys';
import { verifySerials } from '../certificates/verify';
import { resultOf } from './receipts';
import { sealOf, signedFile } from './sheet-signature';

const qrSize = 96;
/** Lines that a result has with the longest reason: none is cut. */
const reasonLines = 30;

const unread: CheckedBadge = {
  verdict: 'CANNOT_CHECK',
  reason: null,
  serial: null,
  holder: null,
  isHolderHashed: false,
  course: null,
  issuer: null,
  site: null,
  provenBy: null,
  issuedAt: null,
};

/** Checks the rows anew: numbers in the register, badges by the receipts of their check. */
const resultsOf = async (deps: Deps, rows: SheetInput['rows']): Promise<CheckedBadge[]> => {
  const serials = rows.flatMap(({ serial }) => (serial === undefined ? [] : [serial]));
  const verifications = (await verifySerials(deps.database.db, serials)).values();
  return rows.map(({ serial, receipt }) => {
    if (serial === undefined) return receipt === undefined ? unread : resultOf(deps, receipt);
    const verification = verifications.next().value;
    const { status: verdict = 'UNKNOWN', certificate = null } = verification ?? {};
    return {
      ...unread,
      verdict,
      serial: certificate?.serial ?? null,
      holder: certificate?.holderName ?? null,
      course: certificate?.courseTitle ?? null,
      issuer: certificate?.organizationName ?? null,
      issuedAt: certificate?.issuedAt ?? null,
      ...(certificate?.revokedAt && { revoked: certificate }),
    };
  });
};

const totalsOf = (results: CheckedBadge[]) =>
  Object.fromEntries(
    verdicts.map((verdict) => [verdict, results.filter((one) => one.verdict === verdict).length]),
  ) as Record<Verdict, number>;

/** Writes the results of an employer's check as a PDF that the site's key signs. */
export const resultSheet = async (deps: Deps, input: SheetInput): Promise<Buffer> => {
  const { language = 'en', rows, askedBy } = input;
  const words = wordsIn(language);
  const { t, formats } = words;
  const results = await resultsOf(deps, rows);
  const madeAt = deps.now();
  const totals = totalsOf(results);
  const key = await signingKey(deps.database.db, deps);
  const page = `${deps.config.publicUrl}/verify/sheet`;
  const address = `${page}?seal=${sealOf(madeAt, totals, key)}`;
  const verdictOf = (result: CheckedBadge, isRead: boolean) => {
    const why = isRead ? reasonOf(result, { t, day: formats.day }) : t('verification.unread');
    return [t(`verification.verdict.${result.verdict}`), why].filter(Boolean).join(': ');
  };
  async function* batches() {
    yield results.map((one, at) => {
      const { given = '', serial, receipt } = rows[at] ?? {};
      return [
        formats.number(at + 1),
        given,
        verdictOf(one, (serial ?? receipt) !== undefined),
        one.holder,
        one.course,
        one.issuer,
        one.issuedAt && formats.day(one.issuedAt),
        one.serial,
      ];
    });
  }
  const column = (title: string, share: number): PdfColumn => ({ title, share, align: 'left' });
  const pdf = await buffer(
    pdfOf({
      title: t('verification.sheet.title'),
      owner: t('common.brand.name'),
      notes: [
        t('verification.sheet.made', { time: formats.dateTime(madeAt.toISOString()) }),
        ...(askedBy ? [t('verification.sheet.askedBy', { name: askedBy })] : []),
        verdicts
          .map(
            (verdict) =>
              `${t(`verification.verdict.${verdict}`)}: ${formats.number(totals[verdict])}`,
          )
          .join(' · '),
        t('verification.sheet.proof', { address: page }),
        t('verification.sheet.later'),
      ],
      mark: {
        size: qrSize,
        draw: (doc, x, y) => {
          drawQrCode(doc, address, x, y, qrSize);
          doc.link(x, y, qrSize, qrSize, address);
        },
      },
      columns: [
        { title: t('verification.column.row'), share: 3, align: 'right' },
        column(t('verification.column.given'), 14),
        { ...column(t('verification.column.verdict'), 22), maxLines: reasonLines },
        column(t('verification.column.holder'), 13),
        column(t('verification.column.course'), 16),
        column(t('verification.column.issuer'), 13),
        column(t('verification.column.issued'), 8),
        column(t('verification.column.serial'), 20),
      ],
      batches: batches(),
      pageText: (at, pages) => t('verification.sheet.page', { page: at, pages }),
      language: languageTags[language],
      madeAt,
    }),
  );
  return signedFile(pdf, key);
};
