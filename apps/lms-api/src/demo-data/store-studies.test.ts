import {
  activityLog,
  batchCodes,
  courses,
  enrolments,
  orders,
  organizations,
  receiptCounters,
  receipts,
  studyDays,
  users,
} from '@lms/server/database';
import {
  and,
  asc,
  count,
  countDistinct,
  eq,
  gt,
  isNotNull,
  lt,
  min,
  ne,
  or,
  sum,
} from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loaded, today } from './demo-fixture';

let demo: Awaited<ReturnType<typeof loaded>>;

beforeAll(async () => {
  demo = await loaded();
});
afterAll(() => demo.close());

describe('demo data', () => {
  it('numbers the receipts of each organization without a gap, as the payments came', async () => {
    const all = await demo.db
      .select()
      .from(receipts)
      .orderBy(asc(receipts.organizationId), asc(receipts.issuedAt), asc(receipts.number));
    const counters = await demo.db.select().from(receiptCounters);
    expect(counters).toHaveLength(3);
    for (const { organizationId, last } of counters) {
      const own = all.filter((receipt) => receipt.organizationId === organizationId);
      expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => index + 1));
      expect(own).toHaveLength(last);
    }
    const paid = and(isNotNull(orders.paidAt), gt(orders.total, 0));
    expect(all).toHaveLength(await demo.db.$count(orders, paid));
  });

  it('puts learners of partner courses into batches, and gives some of them their money back', async () => {
    const batches = await demo.db
      .select({ code: organizations.code, capacity: batchCodes.capacity, learners: count() })
      .from(batchCodes)
      .innerJoin(organizations, eq(organizations.id, batchCodes.organizationId))
      .innerJoin(enrolments, eq(enrolments.batchCodeId, batchCodes.id))
      .innerJoin(
        courses,
        and(eq(courses.id, enrolments.courseId), eq(courses.programme, 'PARTNER')),
      )
      .groupBy(organizations.code, batchCodes.id);
    expect(new Set(batches.map(({ code }) => code))).toEqual(new Set(['SHIKKHA', 'WADHWANI']));
    for (const { capacity, learners } of batches) expect(learners).toBeLessThanOrEqual(capacity);

    const refunded = await demo.db
      .select({ enrolment: enrolments.status, reason: orders.refundReason })
      .from(orders)
      .innerJoin(enrolments, eq(enrolments.orderId, orders.id))
      .where(eq(orders.status, 'REFUNDED'));
    expect(refunded.length).toBeGreaterThan(2);
    for (const { enrolment, reason } of refunded) {
      expect([enrolment, reason]).toEqual(['CANCELLED', expect.stringMatching(/\.$/)]);
    }
    expect(await demo.db.$count(orders, gt(orders.discount, 0))).toBeGreaterThan(20);
  });

  it('keeps on which days the time was spent', async () => {
    const { enrolmentId, seconds } = studyDays;
    const rows = await demo.db
      .select({ spent: enrolments.secondsSpent, days: sum(seconds).mapWith(Number) })
      .from(enrolments)
      .innerJoin(studyDays, eq(enrolmentId, enrolments.id))
      .groupBy(enrolments.id);
    expect(rows).toHaveLength(await demo.db.$count(enrolments, gt(enrolments.secondsSpent, 0)));
    for (const { spent, days } of rows) expect(days).toBeCloseTo(spent, 3);
  });

  it('logs who signed in when, learners and those who work for organizations', async () => {
    const visits = await demo.db
      .select({
        role: activityLog.role,
        people: countDistinct(activityLog.userId),
        from: min(activityLog.at),
      })
      .from(activityLog)
      .where(and(eq(activityLog.action, 'SIGNED_IN'), ne(activityLog.ip, '')))
      .groupBy(activityLog.role)
      .orderBy(activityLog.role);
    expect(visits.map(({ role, people }) => [role, people])).toEqual([
      ['ROLE_ORGADMIN', 3],
      ['ROLE_ORG_USER', 3],
      ['ROLE_SYSTEM', 2],
      ['ROLE_USER', 201],
    ]);
    for (const { from } of visits) expect(from! < '2026-12-10').toBe(true);
    const impossible = or(
      gt(activityLog.at, today.toISOString()),
      lt(activityLog.at, users.createdAt),
    );
    const wrong = await demo.db
      .select()
      .from(activityLog)
      .innerJoin(users, eq(users.id, activityLog.userId))
      .where(impossible);
    expect(wrong).toEqual([]);
  });
});
