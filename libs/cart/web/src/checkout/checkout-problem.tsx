import type { CallProblem } from '@lms/entity-api';
import { type TextKey, useTranslation } from '@lms/i18n';
import { Alert, ProblemAlert } from '@lms/ui';

/** Problems that the buyer can solve by checking the order again. */
const toCheckAgain: Partial<Record<CallProblem['code'], TextKey>> = {
  'cart.priceChanged': 'checkout.priceChanged',
  'cart.unavailable': 'checkout.coursesChanged',
  'cart.alreadyEnrolled': 'checkout.coursesChanged',
  'order.idempotencyKeyReused': 'checkout.cartChanged',
};

/** Message that tells why the order was not placed. */
export const CheckoutProblem = ({ problem }: { problem: CallProblem }) => {
  const { t } = useTranslation();
  const text = toCheckAgain[problem.code];
  if (!text) return <ProblemAlert problem={problem} />;
  return (
    <Alert tone="warn">
      <p>{t(text)}</p>
    </Alert>
  );
};
