import { courses, type Database, newId, openDatabase, users } from '@lms/server/database';
import { copyMigratedFolder, createAccounts, createCourse } from '@lms/server/testing';
import { randomUUID } from 'node:crypto';

const learnerCount = 4;
const coursesPerInsert = 100;

/**
 * Fills a database with learners, a course to study, whose final quiz has no time limit, and many
 * free courses to buy.
 */
export const fillStudyData = async (database: Database, freeCourses: number) => {
  const { db } = database;
  const accounts = await createAccounts(database);
  const fixture = await createCourse(db, accounts.organizations.bcc.id, {
    final: { timeLimitMinutes: null },
  });
  const emails = Array.from({ length: learnerCount }, (_, index) => `writer-${index}@test.lms`);
  await db
    .insert(users)
    .values(emails.map((username) => ({ ...accounts.users.learner, id: newId(), username })));
  const freeCourseIds: string[] = [];
  while (freeCourseIds.length < freeCourses) {
    const made = await db
      .insert(courses)
      .values(
        Array.from({ length: coursesPerInsert }, () => ({
          ...fixture.course,
          id: newId(),
          slug: randomUUID(),
        })),
      )
      .returning({ id: courses.id });
    freeCourseIds.push(...made.map(({ id }) => id));
  }
  return { ...fixture, ...accounts, emails, freeCourseIds };
};

/** Creates a data folder whose database has them. */
export const createStudyData = async (dataDir: string, freeCourses: number) => {
  await copyMigratedFolder(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    return await fillStudyData(database, freeCourses);
  } finally {
    await database.close();
  }
};

export type StudyData = Awaited<ReturnType<typeof fillStudyData>>;
