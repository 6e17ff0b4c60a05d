import type { Order, OrderItem } from '@lms/cart/contract';
import {
  batchCodes,
  coupons,
  courseCategories,
  courses,
  type Executor,
  orderItems,
  orderNumbers,
  orders,
  type Transaction,
} from '@lms/server/database';
import { and, asc, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { findEnrolledIds } from './quote';

export type OrderRow = typeof orders.$inferSelect;

/** Returns unique, growing, readable order numbers, one for each of the given times. */
export const nextOrderNumbers = async (tx: Transaction, times: Date[]) => {
  const { rows } = await tx.execute<{ next: string }>(
    sql`select nextval(${orderNumbers.seqName}) as next from generate_series(1, ${times.length})`,
  );
  return rows.map(
    ({ next }, index) => `LMS-${times[index]?.getUTCFullYear()}-${next.padStart(6, '0')}`,
  );
};

/** Returns the items of several orders with one query; `own` narrows the courses. */
export const itemsOfOrders = (db: Executor, orderIds: string[], own?: SQL) =>
  db
    .select({
      orderId: orderItems.orderId,
      courseId: orderItems.courseId,
      slug: courses.slug,
      title: orderItems.title,
      language: courses.language,
      imageUrl: courses.imageUrl,
      category: courseCategories.slug,
      price: orderItems.price,
    })
    .from(orderItems)
    .innerJoin(courses, eq(courses.id, orderItems.courseId))
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(and(inArray(orderItems.orderId, orderIds), own))
    .orderBy(asc(orderItems.title), asc(orderItems.courseId));

/** Returns an item as an order shows it. */
export const toOrderItem = ({
  courseId,
  slug,
  title,
  language,
  imageUrl,
  category,
  price,
}: OrderItem): OrderItem => ({ courseId, slug, title, language, imageUrl, category, price });

/** Returns the coupon and the batch code of each order. */
const codesOfOrders = (db: Executor, orderIds: string[]) =>
  db
    .selectDistinct({ orderId: orders.id, coupon: coupons.code, batchCode: batchCodes.code })
    .from(orders)
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .leftJoin(orderItems, and(eq(orderItems.orderId, orders.id), isNotNull(orderItems.batchCodeId)))
    .leftJoin(batchCodes, eq(batchCodes.id, orderItems.batchCodeId))
    .where(inArray(orders.id, orderIds));

/** Returns which courses of refunded orders their buyer is enrolled in all the same. */
const keptCourses = async (
  db: Executor,
  rows: OrderRow[],
  items: (OrderItem & { orderId: string })[],
) => {
  const refunded = rows.filter(({ status }) => status === 'REFUNDED').map(({ id }) => id);
  const courseIds = items
    .filter(({ orderId }) => refunded.includes(orderId))
    .map(({ courseId }) => courseId);
  const [row] = rows;
  return row && courseIds.length > 0
    ? findEnrolledIds(db, row.userId, courseIds)
    : new Set<string>();
};

/** Converts orders of one buyer to the form that they see. */
export const toOrders = async (db: Executor, rows: OrderRow[]): Promise<Order[]> => {
  const ids = rows.map(({ id }) => id);
  const items = await itemsOfOrders(db, ids);
  const codes = new Map((await codesOfOrders(db, ids)).map((found) => [found.orderId, found]));
  const kept = await keptCourses(db, rows, items);
  return rows.map(
    ({ id, number, status, discount, total, refundDue, paymentMethod, createdAt }) => {
      const own = items.filter(({ orderId }) => orderId === id).map(toOrderItem);
      const courseIds = own.map(({ courseId }) => courseId);
      return {
        id,
        number,
        status,
        items: own,
        discount,
        total,
        refundDue,
        keptCourseIds: status === 'REFUNDED' ? courseIds.filter((one) => kept.has(one)) : [],
        currency: 'BDT',
        paymentMethod,
        coupon: codes.get(id)?.coupon ?? null,
        batchCode: codes.get(id)?.batchCode ?? null,
        createdAt,
      };
    },
  );
};

export const toOrder = async (db: Executor, row: OrderRow) => (await toOrders(db, [row]))[0]!;

export const findOrder = async (db: Executor, id: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
};

/** Returns a buyer's newest orders. */
export const findOrdersOf = (db: Executor, userId: string, limit: number) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** Returns the buyer's unpaid orders that contain any of the courses. */
export const findPendingOrders = (
  db: Executor,
  { userId, courseIds, except }: { userId: string; courseIds: string[]; except?: string },
) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, 'PENDING'),
        except ? ne(orders.id, except) : undefined,
        inArray(
          orders.id,
          db
            .select({ id: orderItems.orderId })
            .from(orderItems)
            .where(inArray(orderItems.courseId, courseIds)),
        ),
      ),
    );
