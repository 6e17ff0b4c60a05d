import type { CheckoutInput } from '@lms/cart/contract';
import { api, isTemporary, toCallProblem } from '@lms/entity-api';
import type { Translate } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { v4 } from 'uuid';
import { cartApi } from './cart-api';
import { coursesRemoved } from './cart-slice';

/**
 * Orders one free course, and says that it is done, or could not be tried. Resolves to where to go
 * on: into the course if the learner is enrolled, be it from another tab or device; to the checkout
 * if the order was refused; nowhere if pressing again may help.
 */
export const placeFreeOrder = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  courseId: string,
  t: Translate,
) => {
  const input: CheckoutInput = {
    courseIds: [courseId],
    paymentMethod: 'demo',
    expectedTotal: 0,
  };
  const { data, error } = await dispatch(
    cartApi.endpoints.checkout.initiate({ key: v4(), input }, { track: false }),
  );
  const { code } = toCallProblem(error);
  if (!data && isTemporary(error) && !code.startsWith('auth.')) {
    const text = code === 'offline' ? 'common.state.offline' : 'common.state.failed';
    dispatch(toastShown({ type: 'error', message: t(text) }));
    return undefined;
  }
  if (!data && code !== 'cart.alreadyEnrolled') return '/checkout';
  dispatch(coursesRemoved([courseId]));
  dispatch(api.util.invalidateTags(['Enrolment']));
  dispatch(toastShown({ type: 'success', message: t('cart.enrolled') }));
  return `/learn/${courseId}`;
};
