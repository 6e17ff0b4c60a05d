import { shareDiscount } from '@lms/cart/contract';
import type { ActivityAction } from '@lms/contract';
import {
  activityLog,
  attemptAnswers,
  attempts,
  batchCodes,
  certificateKeys,
  certificateRevocations,
  certificates,
  courseRatings,
  enrolments,
  lessonProgress,
  orderItems,
  orders,
  receipts,
  users,
} from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import {
  type CourseFixture,
  createAccounts,
  createCourse,
  createTestDatabase,
} from '@lms/server/testing';
import type { ReportRequest } from '../src/report-source';
import { countAll, createReader } from './reading-fixture';

type Enrolment = typeof enrolments.$inferSelect;

/** Day in Dhaka that the tests ask about, and its boundaries. */
export const day = {
  lastBefore: '2026-03-09T17:59:59.999Z',
  first: '2026-03-09T18:00:00.000Z',
  noon: '2026-03-10T06:00:00.000Z',
  last: '2026-03-10T17:59:59.999Z',
  firstAfter: '2026-03-10T18:00:00.000Z',
  /** Present time of the tests. */
  now: '2026-03-11T12:00:00.000Z',
};
/** Range of that day. */
export const onDay = {
  from: day.first,
  before: day.firstAfter,
  fromDay: '2026-03-10',
  toDay: '2026-03-10',
};

const stored = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was stored');
  return row;
};

/** Creates a database with the rows that reports count, and the reports on it. */
export const createReportWorld = async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const accounts = await createAccounts(database);
  const deps = { database, now: () => new Date(day.now) } as Deps;
  let numbers = 0;
  let receiptNumber = 0;

  return {
    db,
    database,
    ...accounts,
    ...createReader(deps),
    own: (organization: { id: string }): ReportRequest['scope'] => ({
      kind: 'own',
      userId: accounts.users.orgAdmin.id,
      organizationId: organization.id,
    }),
    course: (values: Parameters<typeof createCourse>[2] = {}, owner = accounts.organizations.bcc) =>
      createCourse(db, owner.id, values),
    learner: async (
      name = `Learner ${(numbers += 1)}`,
      values: Partial<typeof users.$inferInsert> = {},
    ) =>
      stored(
        await db
          .insert(users)
          .values({
            name,
            username: `${crypto.randomUUID()}@test.lms`,
            roles: ['ROLE_USER'],
            status: 'ACTIVE',
            ...values,
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
    /** Stores a five-minute attempt at the final quiz; `percent` is the score of its only question. */
    sit: async (
      { finalQuiz }: CourseFixture,
      enrolment: Enrolment,
      percent: number | null,
      values: Partial<typeof attempts.$inferInsert> = {},
    ) => {
      const submittedAt = values.submittedAt ?? day.noon;
      const attempt = stored(
        await db
          .insert(attempts)
          .values({
            quizId: finalQuiz.id,
            userId: enrolment.userId,
            enrolmentId: enrolment.id,
            number: (numbers += 1),
            seed: '',
            items: [],
            maxScore: 10,
            submittedAt,
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
      const answers = attempt.items.map(({ questionId }) => ({
        attemptId: attempt.id,
        questionId,
        savedAt: day.noon,
        response: '',
        fraction: percent === null ? null : percent / 100,
      }));
      if (answers.length > 0) await db.insert(attemptAnswers).values(answers);
      return attempt;
    },
    batch: async (code: string, values: Partial<typeof batchCodes.$inferInsert> = {}) =>
      stored(
        await db
          .insert(batchCodes)
          .values({
            code,
            title: `Title of ${code}`,
            organizationId: accounts.organizations.bcc.id,
            startsOn: '2026-01-01',
            endsOn: '2026-12-31',
            capacity: 30,
            ...values,
          })
          .returning(),
      ),
    /** Stores a certificate without valid content: reports only ask whether there is one. */
    certify: async (
      { userId, courseId }: Enrolment,
      { revoked = false, issuedAt = day.noon } = {},
    ) => {
      const keys = { id: 'test', publicKey: '', createdAt: day.noon };
      await db.insert(certificateKeys).values(keys).onConflictDoNothing();
      const serial = crypto.randomUUID();
      const { id } = stored(
        await db
          .insert(certificates)
          .values({
            userId,
            courseId,
            serial,
            hash: serial,
            position: (numbers += 1),
            holderName: '',
            courseTitle: '',
            organizationName: '',
            language: 'en',
            issuedAt,
            previousHash: '',
            signature: '',
            keyId: keys.id,
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
    did: async (user: { id: string }, action: ActivityAction, at = day.noon) =>
      db.insert(activityLog).values({ userId: user.id, role: 'ROLE_USER', action, at }),
    count: () => countAll(db),
    /** Stores an order of courses at given prices, with its receipts. */
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
              number: key,
              idempotencyKey: key,
              requestHash: '',
              total: paid,
              userId: accounts.users.learner.id,
              paymentMethod: 'demo',
              status: 'PAID',
              paidAt: day.noon,
              ...values,
            })
            .returning(),
        );
        await tx.insert(orderItems).values(
          items.map(([{ course }, price]) => ({
            orderId: order.id,
            courseId: course.id,
            title: course.title,
            price,
          })),
        );
        const { paidAt, discount } = order;
        if (!paidAt) return;
        const sums = new Map<string, number>();
        for (const [{ course }, price] of items) {
          sums.set(course.organizationId, (sums.get(course.organizationId) ?? 0) + price);
        }
        const shares = shareDiscount(discount, [...sums.values()]);
        for (const [index, [organizationId, subtotal]] of [...sums].entries()) {
          await tx.insert(receipts).values({
            orderId: order.id,
            organizationId,
            organizationCode: '',
            organizationName: '',
            number: (receiptNumber += 1),
            subtotal,
            discount: shares[index] ?? 0,
            issuedAt: paidAt,
          });
        }
      });
    },
  };
};

export type ReportWorld = Awaited<ReturnType<typeof createReportWorld>>;
