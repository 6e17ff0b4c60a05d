import { courses, type Database, enrolments } from '@lms/server/database';
import { eq, sql } from 'drizzle-orm';

/** Enrols a learner and updates the course's counter. */
export const enrol = (
  { db }: Pick<Database, 'db'>,
  values: Pick<typeof enrolments.$inferInsert, 'userId' | 'courseId'>,
) =>
  db.transaction(async (tx) => {
    const [made] = await tx.insert(enrolments).values(values).returning({ id: enrolments.id });
    if (!made) throw new Error('No enrolment was stored');
    await tx
      .update(courses)
      .set({
        enrolmentCount: sql`${courses.enrolmentCount} + 1`,
        updatedAt: sql`${courses.updatedAt}`,
      })
      .where(eq(courses.id, values.courseId));
    return made;
  });
