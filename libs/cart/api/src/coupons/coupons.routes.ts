import { cartPermissions, type Coupon, couponResource } from '@lms/cart/contract';
import {
  coupons,
  courses,
  type Executor,
  orders,
  organizations,
  type Transaction,
} from '@lms/server/database';
import {
  type Deps,
  entityRoutes,
  inUse,
  ProblemError,
  type Scope,
  takaOf,
} from '@lms/server/platform';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CouponRow, usesCoupon } from './find-coupon';

const refused = (field: string) =>
  new ProblemError('validation.failed', [{ field, code: 'invalid' }]);

const couponItems = async (db: Executor, rows: CouponRow[], now: Date): Promise<Coupon[]> => {
  if (rows.length === 0) return [];
  const [names, uses] = await Promise.all([
    db
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations)
      .where(
        inArray(
          organizations.id,
          rows.map(({ organizationId }) => organizationId),
        ),
      ),
    db
      .select({ id: orders.couponId, used: count() })
      .from(orders)
      .where(
        and(
          inArray(
            orders.couponId,
            rows.map(({ id }) => id),
          ),
          usesCoupon(now),
        ),
      )
      .groupBy(orders.couponId),
  ]);
  return rows.map((row) => ({
    ...row,
    organizationName: names.find(({ id }) => id === row.organizationId)?.name ?? '',
    usedCount: uses.find(({ id }) => id === row.id)?.used ?? 0,
  }));
};

/** Refuses a coupon for courses of an organization other than its own. */
const checkCourses = async (tx: Transaction, { scope, courseIds, organizationId }: CouponRow) => {
  if (scope !== 'COURSES') return;
  const own = await tx.$count(
    courses,
    and(inArray(courses.id, courseIds), eq(courses.organizationId, organizationId)),
  );
  if (own < new Set(courseIds).size) throw refused('courseIds');
};

/** Refuses a coupon for every course from a caller who reaches only one organization. */
const checkScope = (scope: Scope, input: { scope: CouponRow['scope'] }) => {
  if (scope.kind !== 'all' && input.scope === 'ALL') throw refused('scope');
};

const refuseUsed = async (tx: Transaction, ids: string[]) => {
  if (await tx.$count(orders, inArray(orders.couponId, ids))) throw inUse('ORDER');
};

/** Writes the discount of an export with its unit: the column holds percentages and amounts. */
const withUnit = (coupon: Coupon) => ({
  ...coupon,
  amount: coupon.kind === 'PERCENT' ? `${coupon.amount}%` : `BDT ${takaOf(coupon.amount)}`,
});

export const couponRoutes = (app: FastifyInstance, deps: Deps) =>
  entityRoutes(app, deps, {
    resource: couponResource,
    table: coupons,
    searchColumns: [coupons.code],
    tenantField: 'organizationId',
    toItems: (db, rows) => couponItems(db, rows, deps.now()),
    checkInput: checkScope,
    checkWritten: checkCourses,
    beforeDelete: refuseUsed,
    exported: withUnit,
    permissions: { read: cartPermissions['coupon.read'], write: cartPermissions['coupon.write'] },
  });
