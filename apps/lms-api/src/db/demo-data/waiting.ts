import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../deps';
import { users } from '../../modules/auth/users.table';
import { courses, lessons } from '../../modules/course-management/courses.table';
import { quizzes } from '../../modules/course-management/quizzes.table';
import type { Chance } from './chance';

const day = 24 * 60 * 60 * 1000;

const unfinished = [
  { slug: 'spreadsheets-for-small-shops', title: 'Spreadsheets for small shops', status: 'DRAFT' },
  { slug: 'safe-passwords-at-work', title: 'Safe passwords at work', status: 'PENDING' },
] as const;

/** A course of the demo learner whose quizzes close one day. */
const closing = 'digital-marketing-foundations';

/** What waits for administrators and learners: a user, two courses, and quizzes that close. */
export const loadWaiting = async (
  tx: Transaction,
  {
    organizationId,
    passwordHash,
    now,
  }: { organizationId: string; passwordHash: string; now: Date },
  chance: Chance,
) => {
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
  const [like] = await tx.select().from(courses).where(eq(courses.slug, closing));
  if (!like) throw new Error(`no course "${closing}"`);
  const { categoryId, programme, level, language, passMark } = like;
  await tx.insert(courses).values(
    unfinished.map((course) => ({
      ...course,
      ...{ categoryId, organizationId, programme, level, language, passMark },
      id: chance.id(at),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      summary: 'Its lessons are still being written.',
      description: '<p>Its lessons are still being written.</p>',
      durationMinutes: 0,
      price: 0,
    })),
  );
  const asked = tx
    .select({ id: lessons.quizId })
    .from(lessons)
    .where(eq(lessons.courseId, like.id));
  await tx
    .update(quizzes)
    .set({ closesAt: new Date(now.getTime() + 60 * day).toISOString() })
    .where(inArray(quizzes.id, asked));
};
