import { reportDefinitions, type ReportName } from '@lms/contract';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { createAccounts } from '../../../testing/accounts';
import { createTestDatabase } from '../../../testing/database';
import { users } from '../../auth/users.table';
import { orderItems, orders } from '../../cart/orders.table';
import { issueReceipts } from '../../cart/receipts';
import {
  certificateKeys,
  certificateRevocations,
  certificates,
} from '../../learning/certificates.table';
import { createCourse, type CourseFixture } from '../../learning/course-fixture';
import { attempts, courseRatings, enrolments, lessonProgress } from '../../learning/learning.table';
import { batchCodes } from '../../org-management/batch-codes/batch-codes.table';
import { toReportRow } from '../report-rows';
import type { MakeReportSource, ReportRequest } from '../report-source';

type Enrolment = typeof enrolments.$inferSelect;

/** The day of Dhaka that the tests ask about, and its borders. */
export const day = {
  lastBefore: '2026-03-09T17:59:59.999Z',
  first: '2026-03-09T18:00:00.000Z',
  noon: '2026-03-10T06:00:00.000Z',
  last: '2026-03-10T17:59:59.999Z',
  firstAfter: '2026-03-10T18:00:00.000Z',
};
/** That day as a range. */
export const onDay = {
  ...{ from: day.first, before: day.firstAfter },
  ...{ fromDay: '2026-03-10', toDay: '2026-03-10' },
};

const stored = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was stored');
  return row;
};

/** A database with rows as the reports count them, and the reports as they are read. */
export const createReportWorld = async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const accounts = await createAccounts(database);
  const deps = { database } as Deps;
  let numbers = 0;

  const ask = (name: ReportName, request: Partial<ReportRequest>): ReportRequest => ({
    ...{ scope: { kind: 'all' }, from: null, before: null, fromDay: null, toDay: null },
    ...{ filter: {}, searchTerm: '', language: 'en', sorting: reportDefinitions[name].sorting },
    ...request,
  });

  return {
    ...{ db, database, deps },
    ...accounts,
    own: (organization: { id: string }): ReportRequest['scope'] => ({
      kind: 'own',
      userId: accounts.users.orgAdmin.id,
      organizationId: organization.id,
    }),
    course: (values: Parameters<typeof createCourse>[2] = {}, owner = accounts.organizations.bcc) =>
      createCourse(db, owner.id, values),
    learner: async (name = `Learner ${(numbers += 1)}`) =>
      stored(
        await db
          .insert(users)
          .values({
            ...{ name, username: `${crypto.randomUUID()}@test.lms`, roles: ['ROLE_USER'] },
            status: 'ACTIVE',
          })
          .returning(),
      ),
    enrol: async (
      { course }: CourseFixture,
      user: { id: string },
      values: Partial<typeof enrolments.$inferInsert> = {},
    ) =>
      stored(
        await db
          .insert(enrolments)
          .values({ userId: user.id, courseId: course.id, createdAt: day.noon, ...values })
          .returning(),
      ),
    /** A sitting of the final quiz that took five minutes. */
    sit: async (
      { finalQuiz }: CourseFixture,
      enrolment: Enrolment,
      percent: number | null,
      values: Partial<typeof attempts.$inferInsert> = {},
    ) => {
      const submittedAt = values.submittedAt ?? day.noon;
      return stored(
        await db
          .insert(attempts)
          .values({
            ...{ quizId: finalQuiz.id, userId: enrolment.userId, enrolmentId: enrolment.id },
            ...{ number: (numbers += 1), seed: '', items: [], maxScore: 10, submittedAt },
            rules: { passMark: 80, penalty: 0, shuffleOptions: true },
            startedAt: new Date(Date.parse(submittedAt) - 300_000).toISOString(),
            score: percent === null ? null : percent / 10,
            passed: percent === null ? null : percent >= 80,
            status: percent === null ? 'SUBMITTED' : 'GRADED',
            percent,
            ...values,
          })
          .returning(),
      );
    },
    batch: async (code: string, values: Partial<typeof batchCodes.$inferInsert> = {}) =>
      stored(
        await db
          .insert(batchCodes)
          .values({
            ...{ code, title: `Title of ${code}`, organizationId: accounts.organizations.bcc.id },
            ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', capacity: 30, ...values },
          })
          .returning(),
      ),
    /** A certificate that nobody would take for a real one: reports only ask whether there is one. */
    certify: async ({ userId, courseId }: Enrolment, revoked = false) => {
      const keys = { id: 'test', publicKey: '', createdAt: day.noon };
      await db.insert(certificateKeys).values(keys).onConflictDoNothing();
      const serial = crypto.randomUUID();
      const { id } = stored(
        await db
          .insert(certificates)
          .values({
            ...{ userId, courseId, serial, hash: serial, position: (numbers += 1) },
            ...{ holderName: '', courseTitle: '', organizationName: '', language: 'en' },
            ...{ issuedAt: day.noon, previousHash: '', signature: '', keyId: keys.id },
          })
          .returning(),
      );
      if (!revoked) return;
      await db
        .insert(certificateRevocations)
        .values({ certificateId: id, reason: '', revokedAt: day.noon });
    },
    complete: async ({ id }: Enrolment, { id: lessonId }: { id: string }) =>
      db
        .insert(lessonProgress)
        .values({ enrolmentId: id, lessonId, reportedAt: day.noon, completedAt: day.noon }),
    rate: async (
      { course }: CourseFixture,
      user: { id: string },
      stars: number,
      values: Partial<typeof courseRatings.$inferInsert> = {},
    ) =>
      stored(
        await db
          .insert(courseRatings)
          .values({ courseId: course.id, userId: user.id, stars, createdAt: day.noon, ...values })
          .returning(),
      ),
    /** An order of those courses at those prices, with its receipts. */
    sell: async (
      items: [CourseFixture, number][],
      values: Partial<typeof orders.$inferInsert> = {},
    ) => {
      const paid = items.reduce((sum, [, price]) => sum + price, 0) - (values.discount ?? 0);
      const key = crypto.randomUUID();
      await db.transaction(async (tx) => {
        const order = stored(
          await tx
            .insert(orders)
            .values({
              ...{ number: key, idempotencyKey: key, requestHash: '', total: paid },
              ...{ userId: accounts.users.learner.id, paymentMethod: 'demo', status: 'PAID' },
              ...{ paidAt: day.noon, ...values },
            })
            .returning(),
        );
        await tx.insert(orderItems).values(
          items.map(([{ course }, price]) => ({
            ...{ orderId: order.id, courseId: course.id, title: course.title, price },
          })),
        );
        if (order.paidAt) await issueReceipts(tx, order, order.paidAt);
      });
    },
    async rows(make: MakeReportSource, request: Partial<ReportRequest> = {}) {
      const source = make(deps);
      const asked = ask(source.name, request);
      const { rows } = await db.execute(source.rows(asked));
      const counted = await db.execute(source.counted?.(asked) ?? sql`select`);
      if (source.counted && counted.rows.length !== rows.length) {
        throw new Error(`${rows.length} rows, but ${counted.rows.length} are counted`);
      }
      return rows.map((row) => toReportRow(reportDefinitions[source.name].columns, row));
    },
    /** The figures by their names, and the points of the charts. */
    async summary(make: MakeReportSource, request: Partial<ReportRequest> = {}) {
      const source = make(deps);
      const { figures, charts } = await source.summary(db, ask(source.name, request));
      return {
        figures: Object.fromEntries(figures.map(({ field, value }) => [field, value])),
        points: charts.flatMap(({ points }) => points),
      };
    },
  };
};

export type ReportWorld = Awaited<ReturnType<typeof createReportWorld>>;
