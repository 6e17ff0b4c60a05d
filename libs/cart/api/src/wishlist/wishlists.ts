import { accountErased } from '@lms/auth/api';
import { type WishlistItem, wishlistLimit } from '@lms/cart/contract';
import {
  courses,
  type Executor,
  isOffered,
  type Transaction,
  wishlistCourses,
} from '@lms/server/database';
import { type Deps, orderPaid, ProblemError } from '@lms/server/platform';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { lockBuyer } from '../buyer-lock';
import { CartProblem } from '../cart-problem';

/** Returns the courses that somebody keeps for later, the last kept first. */
export const findWishlist = (db: Executor, userId: string): Promise<WishlistItem[]> =>
  db
    .select({
      courseId: wishlistCourses.courseId,
      title: wishlistCourses.title,
      language: wishlistCourses.language,
    })
    .from(wishlistCourses)
    .where(eq(wishlistCourses.userId, userId))
    .orderBy(desc(wishlistCourses.createdAt), desc(wishlistCourses.courseId));

const findOffered = (tx: Transaction, courseIds: string[]): Promise<WishlistItem[]> =>
  tx
    .select({ courseId: courses.id, title: courses.title, language: courses.language })
    .from(courses)
    .where(and(inArray(courses.id, courseIds), isOffered));

/** Courses of a person. */
interface Keeping {
  userId: string;
  courseIds: string[];
}

/** Reads what of the courses is not kept yet, and how many more fit; nobody else changes the list. */
const readUnkept = async (tx: Transaction, { userId, courseIds }: Keeping) => {
  await lockBuyer(tx, userId);
  const kept = new Set((await findWishlist(tx, userId)).map((item) => item.courseId));
  const offered = await findOffered(tx, courseIds);
  return {
    offered,
    unkept: offered.filter(({ courseId }) => !kept.has(courseId)),
    left: wishlistLimit - kept.size,
  };
};

/**
 * Keeps a course for later; keeping it again changes nothing.
 *
 * @throws ProblemError entity.notFound for a course that is not offered, wishlist.full
 */
export const keepCourse = (
  { database, now }: Deps,
  { userId, courseId }: { userId: string; courseId: string },
) =>
  database.db.transaction(async (tx): Promise<WishlistItem> => {
    const { offered, unkept, left } = await readUnkept(tx, { userId, courseIds: [courseId] });
    const [course] = offered;
    if (!course) throw new ProblemError('entity.notFound');
    if (unkept.length > left) throw new CartProblem('wishlist.full');
    const createdAt = now().toISOString();
    await tx
      .insert(wishlistCourses)
      .values({ ...course, userId, createdAt })
      .onConflictDoNothing();
    return course;
  });

/**
 * Adds the courses that a visitor kept, the first on top, as far as they are offered and fit: who
 * signs in must not be held up by a list that is too long.
 */
export const adoptCourses = ({ database, now }: Deps, { userId, courseIds }: Keeping) =>
  database.db.transaction(async (tx) => {
    const { unkept, left } = await readUnkept(tx, { userId, courseIds });
    const placeOf = ({ courseId }: WishlistItem) => courseIds.indexOf(courseId);
    const adopted = unkept.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, left);
    const at = now().getTime();
    if (adopted.length > 0) {
      await tx.insert(wishlistCourses).values(
        adopted.map((course, index) => ({
          ...course,
          userId,
          // A millisecond apart keeps their order.
          createdAt: new Date(at - index).toISOString(),
        })),
      );
    }
    return findWishlist(tx, userId);
  });

/** Takes a course from the list; one that is not on it changes nothing. */
export const dropCourse = (db: Executor, userId: string, courseId: string) =>
  db
    .delete(wishlistCourses)
    .where(and(eq(wishlistCourses.userId, userId), eq(wishlistCourses.courseId, courseId)));

/** Reactions to events: what was bought needs no keeping, and a closed account keeps nothing. */
export const wishlistSubscriptions = ({ events }: Deps) => {
  events.subscribe(orderPaid, 'wishlist', async (tx, { userId, items }) => {
    const courseIds = items.map(({ courseId }) => courseId);
    await tx
      .delete(wishlistCourses)
      .where(and(eq(wishlistCourses.userId, userId), inArray(wishlistCourses.courseId, courseIds)));
  });
  events.subscribe(accountErased, 'wishlist', async (tx, { userId }) => {
    await tx.delete(wishlistCourses).where(eq(wishlistCourses.userId, userId));
  });
};
