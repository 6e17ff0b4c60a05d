import type { BadgeReason, CheckedBadge } from './verdict';

/** Text of a result's reason, filled by the words of whoever shows it. */
type ReasonText =
  | `verification.reason.${BadgeReason}`
  | `verification.results.${'foreign' | 'confirmed' | 'revoked' | 'replaced' | 'hashed'}`;

interface ReasonWords {
  t: (key: ReasonText, values?: Record<string, string>) => string;
  /** Writes a date. */
  day: (iso: string) => string;
}

/** Tells what a result of a foreign badge rests on, if it was proved. */
const proofOf = (result: CheckedBadge, { t }: ReasonWords) => {
  const { serial, site, provenBy, holder, course, issuer, issuedAt } = result;
  const isProved = (holder ?? course ?? issuer ?? issuedAt) !== null;
  if (serial !== null || site === null || !isProved) return '';
  return provenBy === null
    ? t('verification.results.foreign', { site })
    : t('verification.results.confirmed', { site: provenBy });
};

/** Tells since when and why a certificate is no longer valid. */
const revocationOf = ({ revoked }: CheckedBadge, { t, day }: ReasonWords) => {
  if (!revoked?.revokedAt) return '';
  const { revokedAt, revocationReason: reason, replaced } = revoked;
  const since = t('verification.results.revoked', { date: day(revokedAt), reason: reason ?? '' });
  // The reason stands last: its author may have ended it without a full stop.
  return replaced ? `${t('verification.results.replaced')} ${since}` : since;
};

/** Tells why a result of the employer's desk is no better, or what a good one rests on. */
export const reasonOf = (result: CheckedBadge, words: ReasonWords): string => {
  const { reason, isHolderHashed } = result;
  const why = reason
    ? words.t(`verification.reason.${reason}`)
    : revocationOf(result, words) || proofOf(result, words);
  return [why, isHolderHashed && words.t('verification.results.hashed')].filter(Boolean).join(' ');
};
