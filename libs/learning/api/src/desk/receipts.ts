import type { CheckedBadge } from '@lms/learning/contract';
import { type Deps, isSigned, signatureOf } from '@lms/server/platform';
import { LearningProblem } from '../learning-problem';

/** Milliseconds for which a result may be put on a sheet. */
const maxAge = 60 * 60 * 1000;

const signedText = (payload: string) => `badge-receipt:${payload}`;

/** Signs the result for a badge, so that it can come back to stand on a result sheet. */
export const receiptOf = ({ config, now }: Deps, checked: CheckedBadge): string => {
  const payload = Buffer.from(JSON.stringify({ checked, at: now().getTime() })).toString(
    'base64url',
  );
  return `${payload}.${signatureOf(config, signedText(payload))}`;
};

/**
 * Returns the result of a receipt.
 * @throws LearningProblem certificate.receiptStale if it is too old or was not written here
 */
export const resultOf = ({ config, now }: Deps, receipt: string): CheckedBadge => {
  const [payload = '', signature = ''] = receipt.split('.');
  if (!isSigned(config, signedText(payload), signature)) {
    throw new LearningProblem('certificate.receiptStale');
  }
  const { checked, at } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    checked: CheckedBadge;
    at: number;
  };
  if (now().getTime() - at > maxAge) throw new LearningProblem('certificate.receiptStale');
  return checked;
};
