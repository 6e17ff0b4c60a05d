import {
  courses,
  orderItems,
  orders,
  organizations,
  receiptCounters,
  receipts,
  type Transaction,
} from '@lms/server/database';
import { sql } from 'drizzle-orm';

/** Issues receipts for all payments without one, numbered in the order of the payments. */
export const issueDemoReceipts = async (tx: Transaction) => {
  await tx.execute(sql`
    insert into ${receipts}
      (order_id, organization_id, number, organization_code, organization_name, subtotal, discount, issued_at)
    select ${orders.id}, ${organizations.id},
      coalesce(${receiptCounters.last}, 0)
        + row_number() over (partition by ${organizations.id} order by ${orders.paidAt}, ${orders.id}),
      ${organizations.code}, ${organizations.name}, ${orderItems.price}, ${orders.discount}, ${orders.paidAt}
    from ${orders}
    join ${orderItems} on ${orderItems.orderId} = ${orders.id}
    join ${courses} on ${courses.id} = ${orderItems.courseId}
    join ${organizations} on ${organizations.id} = ${courses.organizationId}
    left join ${receiptCounters} on ${receiptCounters.organizationId} = ${organizations.id}
    where ${orders.paidAt} is not null and ${orders.total} > 0
      and not exists (select 1 from ${receipts} where ${receipts.orderId} = ${orders.id})`);
  await tx.execute(sql`
    insert into ${receiptCounters} (organization_id, last)
    select ${receipts.organizationId}, max(${receipts.number}) from ${receipts}
    group by ${receipts.organizationId}
    on conflict (organization_id) do update set last = excluded.last`);
};
