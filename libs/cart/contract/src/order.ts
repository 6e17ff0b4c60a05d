import type { CourseCard } from '@lms/catalog/contract';
import { code, type CourseLanguage, id, text } from '@lms/contract';
import type { QuotedBatch } from '@lms/org-management/contract';
import { array, type InferType, number, object, string } from 'yup';
import { cartLimit } from './cart-limit';
import type { CartProblemCode } from './cart-problems';

const courseIds = () =>
  array(id().required(code('required')))
    .required(code('required'))
    .min(1, code('required'))
    .max(cartLimit, code('max'));

/** Batch code or coupon as a buyer types it; case-insensitive. */
const typedCode = () => text({ max: 60 });

/** Body of `POST /order/quote`. */
export const quoteSchema = object({
  courseIds: courseIds(),
  batchCode: typedCode(),
  coupon: typedCode(),
}).noUnknown();
export type QuoteInput = InferType<typeof quoteSchema>;

/** Payment methods that a server can offer; `demo` is used until a real gateway is configured. */
export const paymentMethods = ['demo'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * Body of `POST /order/checkout`, sent with an `Idempotency-Key` header (UUID). `expectedTotal` is
 * the total that the buyer saw, in poisha: if the server's total differs, the order is refused. An
 * invalid batch code or coupon is refused with its own problem code.
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
 * Course of a quote. With `problem` it can't be bought and does not count in the total. Texts of an
 * unavailable course are empty, so that nothing is disclosed about it.
 */
export interface QuoteLine extends Pick<
  CourseCard,
  'level' | 'durationMinutes' | 'lectureCount' | 'ratingAverage' | 'ratingCount'
> {
  courseId: string;
  slug: string;
  title: string;
  /** Language of the title. */
  language: CourseLanguage;
  imageUrl: string | null;
  /** Slug of the category. */
  category: string;
  organizationName: string;
  /** Price in poisha. */
  price: number;
  isPartnerCourse: boolean;
  problem?: Extract<CartProblemCode, 'cart.unavailable' | 'cart.alreadyEnrolled'>;
}

/** Requested coupon: its discount in poisha, or the reason why it does not apply. */
export type QuotedCoupon =
  | { code: string; discount: number }
  | { problem: Extract<CartProblemCode, `coupon.${string}`>; minTotal?: number };

/** Answer of `POST /order/quote`: current prices of a cart. */
export interface Quote {
  lines: QuoteLine[];
  /** Total to pay in poisha, after the discount. */
  total: number;
  currency: 'BDT';
  batch?: QuotedBatch;
  coupon?: QuotedCoupon;
}

export const orderStatuses = ['PENDING', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Course of an order, with title and price as they stood. */
export interface OrderItem {
  courseId: string;
  slug: string;
  title: string;
  /** Language of the title. */
  language: CourseLanguage;
  imageUrl: string | null;
  /** Slug of the category. */
  category: string;
  /** Price in poisha. */
  price: number;
}

/** Hours after which an unpaid order ends; its coupon and its place in a batch are free again. */
export const unpaidOrderHours = 24;

export interface Order {
  id: string;
  /** Readable order number, printed on receipts. */
  number: string;
  status: OrderStatus;
  items: OrderItem[];
  /** Discount by the coupon, in poisha. */
  discount: number;
  /** Total to pay, in poisha. */
  total: number;
  /** Refund due for courses that the buyer already had, in poisha. */
  refundDue: number;
  /** Courses of a refunded order in which another one keeps the buyer enrolled. */
  keptCourseIds: string[];
  currency: 'BDT';
  paymentMethod: PaymentMethod | 'free';
  /** Codes that the order was placed with, for another try. */
  coupon: string | null;
  batchCode: string | null;
  createdAt: string;
}

/**
 * Answer of `POST /order/checkout`. With `redirectUrl` the buyer continues at the payment gateway.
 */
export interface CheckoutResult {
  order: Order;
  redirectUrl: string | null;
}
