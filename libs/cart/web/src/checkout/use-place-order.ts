import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCheckoutMutation } from '../cart-api';
import type { OrderCodes, useQuote } from '../use-quote';
import type { CheckoutVisit } from './use-checkout-visit';

type Quote = Pick<ReturnType<typeof useQuote>, 'buyable' | 'total' | 'coupon'>;

/** Navigates to another site. */
export type Leave = (url: string) => void;

const textOf = ({ batchCode = '', coupon = '' }: OrderCodes) => `${batchCode} ${coupon}`;

/**
 * Places the order, then continues to the payment page, or to the result if nothing is to be paid.
 * Further clicks are ignored while a request is pending or the browser is about to leave.
 */
export const usePlaceOrder = (leave: Leave, visit: CheckoutVisit, refetchQuote: () => void) => {
  const { key, renew, codes, typed } = visit;
  const [send] = useCheckoutMutation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // A refusal is about the codes that were sent.
  const [refusal, setRefusal] = useState<{ problem: CallProblem; sent: string }>();
  const underWay = useRef(false);

  const setUnderWay = (value: boolean) => {
    underWay.current = value;
    setBusy(value);
  };

  // The browser may restore this page from its back/forward cache, in the state in which it was
  // left.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => persisted && setUnderWay(false);
    window.addEventListener('pageshow', wakeUp);
    return () => window.removeEventListener('pageshow', wakeUp);
  }, []);

  const placeOrder = async ({ buyable, total: expectedTotal, coupon }: Quote, sent: OrderCodes) => {
    if (underWay.current || !key || expectedTotal === undefined) return;
    setUnderWay(true);
    setRefusal(undefined);
    const courseIds = buyable.map(({ courseId }) => courseId);
    const input = {
      courseIds,
      paymentMethod: 'demo' as const,
      expectedTotal,
      ...sent,
      // A refused coupon takes nothing off the total that is shown, and keeps nobody from paying it.
      coupon: coupon && 'discount' in coupon ? sent.coupon : undefined,
    };
    const { data, error } = await send({ key, input });
    if (data?.redirectUrl) return leave(data.redirectUrl);
    if (data) return navigate(`/checkout/result/${data.order.id}`, { replace: true });
    const failed = toCallProblem(error);
    if (failed.code === 'order.idempotencyKeyReused') renew();
    if (/^(?:cart|coupon|batchCode)\./.test(failed.code)) refetchQuote();
    setRefusal({ problem: failed, sent: textOf(sent) });
    setUnderWay(false);
  };
  const problem = refusal?.sent === textOf({ ...codes, ...typed }) ? refusal.problem : undefined;
  return { placeOrder, busy, problem };
};
