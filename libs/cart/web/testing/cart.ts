import type { Order, OrderItem, QuoteLine } from '@lms/cart/contract';
import { toastSlice } from '@lms/ui';
import { type CartItem, cartSlice } from '../src/cart-slice';
import { partnerCourseSlice } from '../src/partner-course-slice';

export const cartSlices = [cartSlice, partnerCourseSlice, toastSlice];

const idOf = (number: number) => `0190a000-0000-7000-8000-00000000000${number}`;

/** Builds a course of the cart, named by `number` from 1 to 9. */
export const buildItem = (number = 1, parts: Partial<CartItem> = {}): CartItem => ({
  courseId: idOf(number),
  slug: `course-${number}`,
  title: `Course ${number}`,
  language: 'en',
  price: 50_000,
  ...parts,
});

export const buildLine = (number = 1, parts: Partial<QuoteLine> = {}): QuoteLine => ({
  ...buildItem(number),
  imageUrl: null,
  category: 'soft-skills',
  organizationName: 'Computer Council',
  isPartnerCourse: false,
  level: 'BEGINNER',
  durationMinutes: 90,
  lectureCount: 7,
  ratingAverage: 4.5,
  ratingCount: 2,
  ...parts,
});

/** Builds the server's quote with the lines. */
export const buildQuote = (...lines: QuoteLine[]) => ({
  lines,
  total: lines.reduce((sum, { price, problem }) => (problem ? sum : sum + price), 0),
  currency: 'BDT',
});

export const buildOrderItem = (number = 1): OrderItem => ({
  ...buildItem(number),
  imageUrl: null,
  category: 'soft-skills',
});

export const buildOrder = (parts: Partial<Order> = {}): Order => ({
  id: idOf(9),
  number: 'LMS-2026-000009',
  status: 'PENDING',
  items: [buildOrderItem()],
  discount: 0,
  total: 50_000,
  refundDue: 0,
  keptCourseIds: [],
  currency: 'BDT',
  paymentMethod: 'demo',
  coupon: null,
  batchCode: null,
  createdAt: '2026-08-14T08:00:00.000Z',
  ...parts,
});
