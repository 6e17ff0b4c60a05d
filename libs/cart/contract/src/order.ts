import { array, type InferType, number, object, string } from 'yup';
import { type CourseLanguage, id, text, code } from '@lms/contract';
import type { QuotedBatch } from '@lms/org-management/contract';
import type { CartProblemCode } from './cart-problems';
import { cartLimit } from './cart-limit';

const courseIds = () =>
  array(id().required(code('required')))
    .required(code('required'))
    .min(1, code('required'))
    .max(cartLimit, code('max'));

/** A batch code or coupon as a buyer types it; its case does not matter. */
const typedCode = () => text({ max: 60 });

/** Body of `POST /order/quote`. */
export const quoteSchema = object({
  courseIds: courseIds(),
  batchCode: typedCode(),
  coupon: typedCode(),
}).noUnknown();
export type QuoteInput = InferType<typeof quoteSchema>;

/** The payment methods a server may offer; `demo` stands until a real gateway is configured. */
export const paymentMethods = ['demo'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Body of `POST /order/checkout`, sent with an `Idempotency-Key` header (UUID). `expectedTotal` is
 * what the buyer saw, in poisha: when the server's total differs nothing is ordered. A batch code or
 * coupon that does not hold is refused by its problem.
 */
export const checkoutSchema = object({
  courseIds: courseIds(),
  paymentMethod: string().oneOf(paymentMethods, code('oneOf')).required(code('required')),
  expectedTotal: number().integer(code('integer')).min(0, code('min')).required(code('required')),
  batchCode: typedCode(),
  coupon: typedCode(),
}).noUnknown();
export type CheckoutInput = InferType<typeof checkoutSchema>;

/**
 * One course of a quote. With `problem` it can't be bought and does not count in the total. Of an
 * unavailable course nothing is told: its texts are empty.
 */
export interface QuoteLine {
  courseId: string;
  slug: string;
  title: string;
  /** Of the title. */
  language: CourseLanguage;
  imageUrl: string | null;
  /** Its slug. */
  category: string;
  organizationName: string;
  /** Poisha. */
  price: number;
  isPartnerCourse: boolean;
  problem?: Extract<CartProblemCode, 'cart.unavailable' | 'cart.alreadyEnrolled'>;
}

/** A coupon that was asked for: what it takes off (poisha), or why it does not. */
export type QuotedCoupon =
  | { code: string; discount: number }
  | { problem: Extract<CartProblemCode, `coupon.${string}`>; minTotal?: number };

export interface Quote {
  lines: QuoteLine[];
  /** What is to pay, in poisha: the prices less what a coupon takes off. */
  total: number;
  currency: 'BDT';
  batch?: QuotedBatch;
  coupon?: QuotedCoupon;
}

export const orderStatuses = ['PENDING', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A course of an order, with title and price as they stood. */
export interface OrderItem {
  courseId: string;
  slug: string;
  title: string;
  /** Of the title. */
  language: CourseLanguage;
  /** Poisha. */
  price: number;
}

export interface Order {
  id: string;
  /** Printed on receipts. */
  number: string;
  status: OrderStatus;
  items: OrderItem[];
  /** What a coupon took off, in poisha. */
  discount: number;
  /** What was to pay, in poisha. */
  total: number;
  currency: 'BDT';
  paymentMethod: PaymentMethod | 'free';
  createdAt: string;
}

/** Answer of `POST /order/checkout`: with `redirectUrl` the buyer goes on to the payment gateway. */
export interface CheckoutResult {
  order: Order;
  redirectUrl: string | null;
}
