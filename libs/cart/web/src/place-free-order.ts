import type { CheckoutInput } from '@lms/cart/contract';
import { toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { v4 } from 'uuid';
import { cartApi } from './cart-api';

/**
 * Orders one free course, and says that it is done. Resolves to the order's id; to `undefined` if it
 * was refused or not sent.
 */
export const placeFreeOrder = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  courseId: string,
  message: string,
) => {
  const input: CheckoutInput = {
    courseIds: [courseId],
    paymentMethod: 'demo',
    expectedTotal: 0,
  };
  const { data } = await dispatch(
    cartApi.endpoints.checkout.initiate({ key: v4(), input }, { track: false }),
  );
  if (data) dispatch(toastShown({ type: 'success', message }));
  return data?.order.id;
};
