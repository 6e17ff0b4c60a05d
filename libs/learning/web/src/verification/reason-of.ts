import type { Translate } from '@lms/i18n';
import type { Result, Row } from './entry';

/** Tells what a result of a foreign badge rests on, if it was proved. */
const proofOf = (result: Result, t: Translate): string => {
  const { serial, site, provenBy, holder, course, issuer, issuedAt } = result;
  const isProved = (holder ?? course ?? issuer ?? issuedAt) !== null;
  if (serial !== null || site === null || !isProved) return '';
  return provenBy === null
    ? t('verification.results.foreign', { site })
    : t('verification.results.confirmed', { site: provenBy });
};

/** Tells since when and why a certificate is not valid any more. */
const revocationOf = ({ revoked }: Result, t: Translate, day: (iso: string) => string) => {
  if (!revoked?.revokedAt) return '';
  const { revokedAt, revocationReason: reason, replaced } = revoked;
  const since = t('verification.results.revoked', { date: day(revokedAt), reason: reason ?? '' });
  // The reason stands last: its author may have ended it without a full stop.
  return replaced ? `${t('verification.results.replaced')} ${since}` : since;
};

/**
 * Tells why a row has no better result, or what a good one rests on.
 *
 * @param day - writes a date
 */
export const reasonOf = (
  { unread, result }: Row,
  t: Translate,
  day: (iso: string) => string,
): string => {
  if (unread) return t(`verification.unreadReason.${unread}`);
  if (!result) return t('verification.unreadReason.noAnswer');
  const { reason, isHolderHashed } = result;
  const why = reason
    ? t(`verification.reason.${reason}`)
    : revocationOf(result, t, day) || proofOf(result, t);
  return [why, isHolderHashed && t('verification.results.hashed')].filter(Boolean).join(' ');
};
