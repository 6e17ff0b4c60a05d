import { courses, orderItems, orders, receipts } from '@lms/server/database';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ReportRequest } from '../report-source';
import { isInRange, isInScope, where } from './report-sql';

/**
 * Revenue by course: the prices less each course's share of what its receipt deducts. The shares
 * are cut from a running sum over the whole receipt, so that rounding loses no poisha.
 */
export const revenueOfCourses = (request: ReportRequest): SQL => sql`
  select course_id, sum(price - coalesce(
    discount * running / subtotal - discount * (running - price) / subtotal, 0)) as revenue
  from (
    select ${orderItems.courseId} as course_id, ${orderItems.price} as price,
      ${receipts.discount}::bigint as discount, ${receipts.subtotal} as subtotal,
      sum(${orderItems.price}) over (
        partition by ${orderItems.orderId}, ${courses.organizationId} order by ${orderItems.courseId}
      ) as running
    from ${orders}
    join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    join ${courses} on ${courses.id} = ${orderItems.courseId}
    left join ${receipts} on ${and(
      eq(receipts.orderId, orders.id),
      eq(receipts.organizationId, courses.organizationId),
    )}
    ${where(
      eq(orders.status, 'PAID'),
      isInRange(orders.paidAt, request),
      gt(orderItems.price, 0),
      isInScope(courses.organizationId, request),
    )}
  ) as sold
  group by course_id`;
