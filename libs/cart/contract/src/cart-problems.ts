import type { ProblemStatuses } from '@lms/contract';

/** The codes of this domain's problems, with the status of each. */
export const cartProblems = {
  'cart.empty': 400,
  'cart.unavailable': 409,
  'cart.alreadyEnrolled': 409,
  'cart.priceChanged': 409,
  'wishlist.full': 409,
  'order.idempotencyKeyRequired': 400,
  'order.idempotencyKeyReused': 409,
  'order.paymentUnavailable': 503,
  'order.notRefundable': 409,
  'coupon.unknown': 409,
  'coupon.notStarted': 409,
  'coupon.expired': 409,
  'coupon.usedUp': 409,
  'coupon.usedByYou': 409,
  'coupon.belowMinimum': 409,
  'coupon.otherCourse': 409,
} as const satisfies ProblemStatuses;
export type CartProblemCode = keyof typeof cartProblems;
