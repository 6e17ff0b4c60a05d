import type { CheckoutInput } from '@lms/cart/contract';
import { api, toCallProblem } from '@lms/entity-api';
import { toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { v4 } from 'uuid';
import { cartApi } from './cart-api';
import { coursesRemoved } from './cart-slice';

/**
 * Orders one free course, and says that it is done. Resolves to whether the learner is enrolled, be
 * it from another tab or device; to false if the order was refused or not sent.
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
  const { data, error } = await dispatch(
    cartApi.endpoints.checkout.initiate({ key: v4(), input }, { track: false }),
  );
  if (!data && toCallProblem(error).code !== 'cart.alreadyEnrolled') return false;
  dispatch(coursesRemoved([courseId]));
  dispatch(api.util.invalidateTags(['Enrolment']));
  dispatch(toastShown({ type: 'success', message }));
  return true;
};
