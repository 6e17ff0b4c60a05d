import { createSales } from '@lms/cart/api/testing';
import type { FindResult } from '@lms/contract';
import type { Enrolment } from '@lms/learning/contract';
import { courses, enrolments, users } from '@lms/server/database';
import { excelCsv, importSheet, type TestClient } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { createTestApp } from './app';

export const path = '/enrolment';

/** Test app with helpers for enrolments. */
export const createEnrolmentTest = async () => {
  const test = await createTestApp();
  const shop = await createSales(test);
  test.clock.set('2026-08-14T06:00:00Z');
  let count = 0;
  const { bcc, other } = test.organizations;
  return {
    ...test,
    shop,
    system: test.as(test.users.system),
    admin: test.as(test.users.orgAdmin),
    /** Creates a learner, by default of the organization `bcc`. */
    async learner(more: Partial<typeof users.$inferInsert> = {}) {
      const [made] = await test.db
        .insert(users)
        .values({
          username: `pupil-${(count += 1)}@example.org`,
          name: `Pupil ${count}`,
          roles: ['ROLE_USER'],
          status: 'ACTIVE',
          organizationId: bcc.id,
          ...more,
        })
        .returning();
      if (!made) throw new Error('No learner was stored');
      return made;
    },
    foreign: { organizationId: other.id },
    send: (client: TestClient, rows: string[][], query = '') =>
      importSheet(client, excelCsv(...rows), query, path),
    async find(client: TestClient, body: object = {}) {
      return (await client.post(`${path}/find`, body)).json<FindResult<Enrolment>>();
    },
    async enrolmentOf(userId: string, courseId: string) {
      const isOne = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
      return (await test.db.select().from(enrolments).where(isOne))[0];
    },
    async countOf(courseId: string) {
      const [course] = await test.db.select().from(courses).where(eq(courses.id, courseId));
      return course?.enrolmentCount;
    },
  };
};

export type EnrolmentTest = Awaited<ReturnType<typeof createEnrolmentTest>>;
