import { courses, lessons, quizzes, users } from '@lms/server/database';
import { eq, inArray } from 'drizzle-orm';
import { readWaiting } from './content-files';
import { loadRevision, loadUnfinished, type WaitingContext } from './waiting-courses';
import { loadEssay } from './waiting-essays';

const day = 24 * 60 * 60 * 1000;

/** Age of each unfinished course, in days. */
const savedDaysAgo = [2, 6, 1];

/** Course of the demo learner whose quizzes close one day. */
const closing = 'digital-marketing-foundations';

/**
 * Stores what waits for administrators, authors and learners: a user, courses, essays, quizzes that
 * close.
 */
export const loadWaiting = async (
  context: WaitingContext & { passwordHash: string },
): Promise<void> => {
  const { tx, passwordHash, now, chance } = context;
  const at = new Date(now.getTime() - 2 * day);
  await tx.insert(users).values({
    id: chance.id(at),
    username: 'rafiq.islam@waiting.example',
    name: 'Rafiq Islam',
    roles: ['ROLE_USER'],
    passwordHash,
    createdAt: at.toISOString(),
    status: 'PENDING',
  });
  const waiting = readWaiting();
  for (const [index, course] of waiting.courses.entries()) {
    await loadUnfinished(context, course, savedDaysAgo[index] ?? 1);
  }
  for (const essay of waiting.essays) await loadEssay(context, essay);
  await loadRevision(context, waiting.revision);
  const asked = tx
    .select({ id: lessons.quizId })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(courses.slug, closing));
  await tx
    .update(quizzes)
    .set({ closesAt: new Date(now.getTime() + 60 * day).toISOString() })
    .where(inArray(quizzes.id, asked));
};
