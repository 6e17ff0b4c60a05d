import type { FindResult } from '@lms/contract';
import type { ReportRow, ReportSummary } from '@lms/reports/contract';
import {
  certificateKeys,
  certificates,
  enrolments,
  orderItems,
  orders,
  receipts,
  users,
} from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

const name = 'overview-statistic-report';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-06-17T12:00:00Z');
  await test.db.insert(users).values({
    username: 'closed',
    name: '',
    roles: ['ROLE_USER'],
    status: 'INACTIVE',
    closedAt: '2026-06-01T00:00:00Z',
  });
  await test.db.update(users).set({ createdAt: '2026-01-10T00:00:00Z' });
});
afterAll(() => test.close());

const ask = async <T>(call: string, body: object, by: { id: string }): Promise<T> => {
  const answer = await test.as(by).post(`/report/${name}/${call}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const find = async (filter: object, by = test.users.system) =>
  (await ask<FindResult<ReportRow>>('find', { filter, paginator: { pageSize: 100 } }, by)).items;
const summary = async (filter: object, by = test.users.system) => {
  const { figures, charts } = await ask<ReportSummary>('summary', { filter }, by);
  return {
    figures: Object.fromEntries(figures.map(({ field, value }) => [field, value])),
    points: Object.fromEntries(
      charts.map(({ name: chart, points }) => [
        chart,
        points.map(({ label, values }) => [label, ...values]),
      ]),
    ),
  };
};
const all = { range: 'all', grain: 'MONTH' };

describe('the overview', () => {
  it('is of zeros where there is nothing yet', async () => {
    const { figures, points } = await summary(all);
    expect(figures).toEqual({
      users: 7,
      organizations: 2,
      courses: 0,
      enrolments: 0,
      completions: 0,
      certificates: 0,
      revenue: 0,
    });
    expect(points['topCourses']).toEqual([]);
    expect(points['revenueOverTime']).toEqual(
      ['01', '02', '03', '04', '05', '06'].map((month) => [`2026-${month}-01`, 0]),
    );
    expect(points['usersByRole']).toEqual([
      ['ROLE_USER', 2],
      ['ROLE_ORG_USER', 2],
      ['ROLE_ORGADMIN', 2],
      ['ROLE_SYSTEM', 1],
    ]);
  });

  describe('of some months', () => {
    beforeAll(async () => {
      const { bcc, other } = test.organizations;
      const { learner, otherLearner, orgUser } = test.users;
      const own = (await createCourse(test.db, bcc.id, { course: { title: 'Own' } })).course;
      const foreign = (await createCourse(test.db, other.id, { course: { title: 'Foreign' } }))
        .course;
      await createCourse(test.db, other.id, { course: { title: 'Draft', status: 'DRAFT' } });
      await test.db.insert(enrolments).values([
        {
          userId: learner.id,
          courseId: own.id,
          createdAt: '2026-02-28T17:59:59.999Z',
          completedAt: '2026-03-31T18:00:00.000Z',
          status: 'COMPLETED',
        },
        { userId: otherLearner.id, courseId: own.id, createdAt: '2026-02-28T18:00:00.000Z' },
        { userId: learner.id, courseId: foreign.id, createdAt: '2026-04-30T17:59:59.999Z' },
        {
          userId: orgUser.id,
          courseId: own.id,
          createdAt: '2026-03-05T00:00:00Z',
          status: 'CANCELLED',
        },
      ]);
      await test.db.insert(certificateKeys).values({
        id: 'key',
        publicKey: '',
        createdAt: '2026-01-01T00:00:00Z',
      });
      await test.db.insert(certificates).values({
        position: 1,
        serial: 'S',
        userId: learner.id,
        courseId: own.id,
        holderName: '',
        courseTitle: '',
        organizationName: '',
        language: 'en',
        previousHash: '',
        hash: '',
        issuedAt: '2026-03-31T18:00:00.000Z',
        signature: '',
        keyId: 'key',
      });
      const order = async (status: 'PAID' | 'REFUNDED', paidAt: string, prices: number[][]) => {
        const discount = prices.reduce((sum, [, off = 0]) => sum + off, 0);
        const total = prices.reduce((sum, [price = 0]) => sum + price, 0) - discount;
        const number = crypto.randomUUID();
        const [made] = await test.db
          .insert(orders)
          .values({
            userId: learner.id,
            total,
            discount,
            paidAt,
            status,
            paymentMethod: 'demo',
            number,
            idempotencyKey: number,
            requestHash: '',
          })
          .returning();
        const orderId = made?.id ?? '';
        for (const [n, [price = 0, off = 0]] of prices.entries()) {
          const { id: courseId, organizationId, title } = n === 0 ? own : foreign;
          await test.db.insert(orderItems).values({ orderId, courseId, title, price });
          await test.db.insert(receipts).values({
            orderId,
            organizationId,
            number: Math.ceil(Math.random() * 1e9),
            organizationCode: '',
            organizationName: '',
            subtotal: price,
            discount: off,
            issuedAt: paidAt,
          });
        }
      };
      await order('PAID', '2026-03-31T17:59:59.999Z', [
        [1_000, 100],
        [500, 50],
      ]);
      await order('PAID', '2026-03-31T18:00:00.000Z', [[2_000, 0]]);
      await order('REFUNDED', '2026-03-10T00:00:00Z', [[7_000, 0]]);
    });

    const values = (rows: ReportRow[]) =>
      rows.map(({ period, enrolments: made, completions, certificates: issued, revenue }) => [
        period,
        made,
        completions,
        issued,
        revenue,
      ]);

    it('tells each period, empty ones too, by the days of Dhaka', async () => {
      const filter = { range: { from: '2026-02-01', to: '2026-05-31' }, grain: 'MONTH' };
      expect(values(await find(filter))).toEqual([
        ['2026-05-01', 0, 0, 0, 0],
        ['2026-04-01', 1, 1, 1, 2_000],
        ['2026-03-01', 1, 0, 0, 1_350],
        ['2026-02-01', 1, 0, 0, 0],
      ]);
      const day = { range: { from: '2026-03-31', to: '2026-04-01' } };
      expect(values(await find(day))).toEqual([
        ['2026-04-01', 0, 1, 1, 2_000],
        ['2026-03-31', 0, 0, 0, 1_350],
      ]);
      const { figures } = await summary(filter);
      expect(figures).toMatchObject({ enrolments: 3, completions: 1, revenue: 3_350, courses: 3 });
    });

    it('shows an organization administrator nothing of others', async () => {
      const { bcc, other } = test.organizations;
      const filter = { range: { from: '2026-03-01', to: '2026-04-30' }, grain: 'MONTH' };
      const mine = { ...filter, organizationId: [bcc.id, other.id] };
      expect(values(await find(mine, test.users.orgAdmin))).toEqual([
        ['2026-04-01', 0, 1, 1, 2_000],
        ['2026-03-01', 1, 0, 0, 900],
      ]);
      const { figures, points } = await summary(mine, test.users.orgAdmin);
      expect(figures).toEqual({
        users: 3,
        organizations: 1,
        courses: 1,
        enrolments: 1,
        completions: 1,
        certificates: 1,
        revenue: 2_900,
      });
      expect(points['topCourses']).toEqual([['Own', 1]]);
      expect(points['coursesByStatus']?.filter(([, found]) => found)).toEqual([['ACTIVE', 1]]);
      expect(points['usersByRole']?.[0]).toEqual(['ROLE_USER', 0]);
      const foreign = await summary({ ...all, organizationId: bcc.id }, test.users.otherOrgAdmin);
      expect(foreign.figures).toMatchObject({ users: 0, courses: 0, enrolments: 0, revenue: 0 });
    });

    it('names the courses that most enrol in', async () => {
      const { points } = await summary(all);
      expect(points['topCourses']).toEqual([
        ['Own', 2],
        ['Foreign', 1],
      ]);
      expect(points['coursesByStatus']).toContainEqual(['DRAFT', 1]);
    });
  });
});
