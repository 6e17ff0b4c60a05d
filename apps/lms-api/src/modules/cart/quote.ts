import type { Quote, QuoteLine } from '@lms/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../deps';
import { courseCategories } from '../course-management/course-categories.table';
import { courses } from '../course-management/courses.table';
import { enrolments } from '../learning/learning.table';
import { organizations } from '../org-management/organizations.table';

const findActiveCourses = (db: Executor, ids: string[]) =>
  db
    .select({
      courseId: courses.id,
      slug: courses.slug,
      title: courses.title,
      language: courses.language,
      imageUrl: courses.imageUrl,
      category: courseCategories.slug,
      organizationName: organizations.name,
      price: courses.price,
      programme: courses.programme,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(inArray(courses.id, ids), eq(courses.status, 'ACTIVE')));

const findEnrolledIds = async (db: Executor, userId: string, ids: string[]) => {
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.userId, userId),
        inArray(enrolments.courseId, ids),
        ne(enrolments.status, 'CANCELLED'),
      ),
    );
  return new Set(rows.map(({ courseId }) => courseId));
};

const unavailable = (courseId: string): QuoteLine => ({
  courseId,
  slug: '',
  title: '',
  language: 'en',
  imageUrl: null,
  category: '',
  organizationName: '',
  price: 0,
  isPartnerCourse: false,
  problem: 'cart.unavailable',
});

/** What the courses cost now, in the order in which they were asked for. */
export const quoteCourses = async (
  db: Executor,
  courseIds: readonly string[],
  userId: string | undefined,
): Promise<Quote> => {
  const ids = [...new Set(courseIds)];
  const found = new Map((await findActiveCourses(db, ids)).map((row) => [row.courseId, row]));
  const enrolled = userId ? await findEnrolledIds(db, userId, ids) : new Set<string>();
  const lines = ids.map((courseId): QuoteLine => {
    const course = found.get(courseId);
    if (!course) return unavailable(courseId);
    const { programme, ...line } = course;
    return {
      ...line,
      isPartnerCourse: programme === 'PARTNER',
      ...(enrolled.has(courseId) && { problem: 'cart.alreadyEnrolled' }),
    };
  });
  const total = lines.reduce((sum, { price, problem }) => (problem ? sum : sum + price), 0);
  return { lines, total, currency: 'BDT' };
};
