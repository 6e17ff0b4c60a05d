import type { Translate } from '@lms/i18n';
import { reasonOf as reasonOfResult } from '@lms/learning/contract';
import type { Row } from './entry';

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
  return reasonOfResult(result, { t, day });
};
