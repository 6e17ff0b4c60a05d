import { type ManagedOrder, refundStates } from '@lms/cart/contract';
import type { FindResult } from '@lms/contract';
import {
  coupons,
  courses,
  type Executor,
  orderItems,
  orders,
  receipts,
  users,
} from '@lms/server/database';
import {
  type FindQuery,
  findRows,
  matchesFilters,
  matchesTerm,
  type Scope,
} from '@lms/server/platform';
import { and, eq, exists, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, pgTable, text, unionAll } from 'drizzle-orm/pg-core';
import { itemsOfOrders, type OrderRow, toOrderItem } from '../orders';

/** Stands for the state of a refund, which is filtered by and not stored: the amount tells it. */
const { refund } = getTableColumns(
  pgTable('orders', { refund: text({ enum: [...refundStates] }) }),
);
export const orderColumns = { ...getTableColumns(orders), refund } as Record<string, PgColumn>;

/** Matches orders of which money is due. Only who reaches all orders is told of it. */
const matchesRefund = (scope: Scope, asked: unknown): SQL | undefined => {
  const states = asked === undefined ? [] : [asked].flat();
  if (states.length === 0) return undefined;
  return scope.kind === 'all' ? gt(orders.refundDue, 0) : sql`false`;
};

/** Limits orders to those with a course of an organization within the caller's scope. */
const isInScope = (db: Executor, scope: Scope): SQL | undefined => {
  if (scope.kind === 'all') return undefined;
  if (!scope.organizationId) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderItems)
      .innerJoin(courses, eq(courses.id, orderItems.courseId))
      .where(
        and(eq(orderItems.orderId, orders.id), eq(courses.organizationId, scope.organizationId)),
      ),
  );
};

const itemsOf = (db: Executor, scope: Scope, orderIds: string[]) =>
  itemsOfOrders(
    db,
    orderIds,
    scope.kind === 'own' ? eq(courses.organizationId, scope.organizationId ?? '') : undefined,
  );

/** Returns the discounts on the courses of the caller's organization, by order id. */
const ownDiscounts = async (db: Executor, scope: Scope, orderIds: string[]) => {
  if (scope.kind === 'all') return null;
  return db
    .select({ orderId: receipts.orderId, discount: receipts.discount })
    .from(receipts)
    .where(
      and(
        inArray(receipts.orderId, orderIds),
        eq(receipts.organizationId, scope.organizationId ?? ''),
      ),
    );
};

/**
 * Converts orders for administrators. A caller limited to one organization gets only that
 * organization's part of each order.
 */
const toManagedOrders = async (
  db: Executor,
  scope: Scope,
  rows: OrderRow[],
): Promise<ManagedOrder[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [items, discounts, buyers, used] = await Promise.all([
    itemsOf(db, scope, ids),
    ownDiscounts(db, scope, ids),
    db
      .select({ id: users.id, name: users.name, email: users.username })
      .from(users)
      .where(
        inArray(
          users.id,
          rows.map(({ userId }) => userId),
        ),
      ),
    db
      .select({ id: coupons.id, code: coupons.code })
      .from(coupons)
      .where(
        inArray(
          coupons.id,
          rows.flatMap(({ couponId }) => couponId ?? []),
        ),
      ),
  ]);
  return rows.map((row) => {
    const own = items.filter(({ orderId }) => orderId === row.id);
    const buyer = buyers.find(({ id }) => id === row.userId);
    const discount = discounts
      ? (discounts.find(({ orderId }) => orderId === row.id)?.discount ?? 0)
      : row.discount;
    const { id, createdAt, updatedAt, version, number, paymentMethod, status } = row;
    const { paidAt, refundedAt, refundReason, refundDue } = row;
    return {
      id,
      createdAt,
      updatedAt,
      version,
      number,
      paymentMethod,
      status,
      paidAt,
      refundedAt,
      refundReason,
      discount,
      refundDue: scope.kind === 'all' ? refundDue : 0,
      buyerId: row.userId,
      buyerName: buyer?.name ?? '',
      buyerEmail: buyer?.email ?? '',
      couponCode: used.find((coupon) => coupon.id === row.couponId)?.code ?? null,
      items: own.map(toOrderItem),
      total: own.reduce((sum, { price }) => sum + price, 0) - discount,
    };
  });
};

/** Matches orders by number or by buyer: two subqueries, so that each uses its own index. */
const matchesNumberOrBuyer = (db: Executor, term: string | undefined) => {
  const isBuyer = matchesTerm([users.name, users.username], term);
  if (!isBuyer) return undefined;
  const byNumber = db
    .select({ id: orders.id })
    .from(orders)
    .where(matchesTerm([orders.number], term));
  const buyers = db.select({ id: users.id }).from(users).where(isBuyer);
  const byBuyer = db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, buyers));
  return inArray(orders.id, unionAll(byNumber, byBuyer));
};

/** Returns a page of the orders within the caller's scope. */
export const findOrders = async (
  db: Executor,
  scope: Scope,
  query: FindQuery,
): Promise<FindResult<ManagedOrder>> => {
  const { refund: asked, ...filter } = query.filter ?? {};
  const where = and(
    isInScope(db, scope),
    matchesRefund(scope, asked),
    matchesFilters(orderColumns, filter),
    matchesNumberOrBuyer(db, query.searchTerm),
  );
  const { rows, ...total } = await findRows(db, orders, orderColumns, where, query);
  return { items: await toManagedOrders(db, scope, rows as OrderRow[]), ...total };
};

export const findOrderInScope = async (db: Executor, scope: Scope, id: string) => {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isInScope(db, scope)));
  return row && (await toManagedOrders(db, scope, [row]))[0];
};
