import { cardColumns } from '@lms/catalog/api';
import type { Suggestion } from '@lms/dashboard/contract';
import type { MyCourse } from '@lms/learning/contract';
import {
  courseCategories,
  coursePrerequisites,
  courses,
  type Executor,
  isOffered,
  organizations,
} from '@lms/server/database';
import { and, asc, desc, eq, inArray, notExists, notInArray, or, sql } from 'drizzle-orm';

const maxSuggestions = 3;

/**
 * Suggests courses that can be taken at once: first what goes on from a completed course, then
 * popular ones of the categories completed and studied, or of all categories without any.
 */
export const loadSuggestions = async (db: Executor, own: MyCourse[]): Promise<Suggestion[]> => {
  const completed = own.filter(({ completedAt }) => completedAt);
  const completedIds = completed.map(({ courseId }) => courseId);
  const isIn = (taken: MyCourse[]) =>
    inArray(
      courseCategories.slug,
      taken.map(({ categorySlug }) => categorySlug),
    );
  const { courseId, prerequisiteId } = coursePrerequisites;
  const isOwn = eq(courseId, courses.id);
  const goesOnFrom = sql<string | null>`${db
    .select({ prerequisiteId })
    .from(coursePrerequisites)
    .where(and(isOwn, inArray(prerequisiteId, completedIds)))
    .limit(1)}`;
  const rows = await db
    .select({ ...cardColumns, goesOnFrom })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(
      and(
        isOffered,
        notInArray(
          courses.id,
          own.map((course) => course.courseId),
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(coursePrerequisites)
            .where(and(isOwn, notInArray(prerequisiteId, completedIds))),
        ),
        own.length > 0 ? or(sql`${goesOnFrom} is not null`, isIn(own)) : undefined,
      ),
    )
    .orderBy(
      sql`${goesOnFrom} is null`,
      sql`not (${isIn(completed)})`,
      desc(courses.enrolmentCount),
      asc(courses.title),
    )
    .limit(maxSuggestions);
  return rows.map(({ goesOnFrom: from, ...card }) => {
    const isSame = ({ categorySlug }: MyCourse) => categorySlug === card.category.slug;
    const before = completed.find((course) => course.courseId === from);
    const alike = completed.find(isSame);
    const kind = before
      ? 'GOES_ON'
      : alike
        ? 'COMPLETED'
        : own.some(isSame)
          ? 'POPULAR_IN'
          : 'POPULAR';
    const named = before ?? alike;
    const course = named ? { title: named.title, language: named.language } : null;
    return { ...card, reason: { kind, course } };
  });
};
