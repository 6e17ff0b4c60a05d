import type { Translate } from '@lms/i18n';
import type { Row } from './entry';

/** Tells why a row has no better result, or what a good one rests on. */
export const reasonOf = ({ unread, result }: Row, t: Translate): string => {
  if (unread) return t(`verification.unreadReason.${unread}`);
  if (!result) return t('verification.unreadReason.noAnswer');
  const { reason, verdict, serial, site } = result;
  if (reason) return t(`verification.reason.${reason}`);
  const isForeign = serial === null && site !== null && verdict !== 'UNKNOWN';
  return isForeign ? t('verification.results.foreign', { site }) : '';
};
