import type { CheckedBadge } from '@lms/learning/contract';
import type { Words } from '@lms/words';

/** Tells what a result of a foreign badge rests on, if it was proved. */
const proofOf = (result: CheckedBadge, { t }: Words) => {
  const { serial, site, provenBy, holder, course, issuer, issuedAt } = result;
  const isProved = (holder ?? course ?? issuer ?? issuedAt) !== null;
  if (serial !== null || site === null || !isProved) return '';
  return provenBy === null
    ? t('verification.results.foreign', { site })
    : t('verification.results.confirmed', { site: provenBy });
};

/** Tells since when and why a certificate is no longer valid. */
const revocationOf = ({ revoked }: CheckedBadge, { t, formats }: Words) => {
  if (!revoked?.revokedAt) return '';
  const { revokedAt, revocationReason, replaced } = revoked;
  const date = formats.day(revokedAt);
  const since = t('verification.results.revoked', { date, reason: revocationReason ?? '' });
  // The reason stands last: its author may have ended it without a full stop.
  return replaced ? `${t('verification.results.replaced')} ${since}` : since;
};

/** Tells why a result is no better, or what a good one rests on, as the desk's own page does. */
export const whyOf = (result: CheckedBadge, words: Words): string => {
  const { reason, isHolderHashed } = result;
  const why = reason
    ? words.t(`verification.reason.${reason}`)
    : revocationOf(result, words) || proofOf(result, words);
  return [why, isHolderHashed && words.t('verification.results.hashed')].filter(Boolean).join(' ');
};
