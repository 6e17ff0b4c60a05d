import type { CourseDetail } from '@lms/catalog/contract';
import {
  courseCategories,
  courseInstructors,
  courseRatings,
  courses,
  instructors,
  isOffered,
  lessons,
  organizations,
  sections,
  users,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { CatalogIndex } from './catalog-index';
import { cardColumns } from './course-cards';
import { instructorColumns } from './instructor-columns';
import { pathsWith } from './path-cards';
import { findPrerequisites } from './prerequisites';

type Db = Deps['database']['db'];

const shownReviews = 10;
const shownRelated = 4;

const findActive = async (db: Db, slug: string) => {
  const [course] = await db
    .select({
      ...cardColumns,
      description: courses.description,
      previewVideoUrl: courses.previewVideoUrl,
      previewCaptions: courses.previewCaptions,
      outcomes: courses.outcomes,
      requirements: courses.requirements,
      audiences: courses.audiences,
      inclusions: courses.inclusions,
      passMark: courses.passMark,
      sequential: courses.sequential,
    })
    .from(courses)
    .innerJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(eq(courses.slug, slug), isOffered));
  if (!course) throw new ProblemError('entity.notFound');
  return course;
};

const findSections = async (db: Db, courseId: string) => {
  const rows = await db
    .select({
      section: { id: sections.id, title: sections.title },
      lesson: {
        id: lessons.id,
        title: lessons.title,
        type: lessons.type,
        durationMinutes: lessons.durationMinutes,
        preview: lessons.preview,
      },
    })
    .from(sections)
    .leftJoin(lessons, eq(lessons.sectionId, sections.id))
    .where(eq(sections.courseId, courseId))
    .orderBy(asc(sections.position), asc(sections.id), asc(lessons.position), asc(lessons.id));
  const byId = new Map<string, CourseDetail['sections'][number]>();
  for (const { section, lesson } of rows) {
    const found = byId.get(section.id) ?? { ...section, lessons: [] };
    if (lesson) found.lessons.push(lesson);
    byId.set(section.id, found);
  }
  return [...byId.values()];
};

const findInstructors = (db: Db, courseId: string) =>
  db
    .select(instructorColumns)
    .from(courseInstructors)
    .innerJoin(instructors, eq(instructors.id, courseInstructors.instructorId))
    .where(and(eq(courseInstructors.courseId, courseId), eq(instructors.status, 'ACTIVE')))
    .orderBy(asc(courseInstructors.position), asc(instructors.id));

const visibleOf = (courseId: string) =>
  and(eq(courseRatings.courseId, courseId), eq(courseRatings.status, 'VISIBLE'));

const findRatingSpread = async (db: Db, courseId: string) => {
  const rows = await db
    .select({ stars: courseRatings.stars, count: count() })
    .from(courseRatings)
    .where(visibleOf(courseId))
    .groupBy(courseRatings.stars);
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)] satisfies CourseDetail['ratingSpread'];
};

const findReviews = (db: Db, courseId: string) =>
  db
    .select({
      id: courseRatings.id,
      name: users.name,
      stars: courseRatings.stars,
      review: courseRatings.review,
      createdAt: courseRatings.createdAt,
    })
    .from(courseRatings)
    .innerJoin(users, eq(users.id, courseRatings.userId))
    .where(and(visibleOf(courseId), ne(courseRatings.review, '')))
    .orderBy(desc(courseRatings.createdAt), asc(courseRatings.id))
    .limit(shownReviews);

/**
 * Returns courses of the same category, then of the same provider, as many as fit: first those in the
 * course's language, of them the most popular.
 */
const relatedTo = ({ courses: all }: CatalogIndex, course: CourseDetail['related'][0]) => {
  const isSameCategory = ({ category }: typeof course) => category.slug === course.category.slug;
  const rank = (card: typeof course) =>
    (isSameCategory(card) ? 2 : 0) + (card.language === course.language ? 1 : 0);
  return all
    .map(({ card }) => card)
    .filter(
      (card) =>
        card.id !== course.id &&
        (isSameCategory(card) || card.organization.code === course.organization.code),
    )
    .sort((a, b) => rank(b) - rank(a) || b.enrolmentCount - a.enrolmentCount)
    .slice(0, shownRelated);
};

/**
 * Returns the public details of an ACTIVE course.
 *
 * @throws ProblemError entity.notFound
 */
export const findCourseDetail = async (
  { db }: Deps['database'],
  index: CatalogIndex,
  slug: string,
): Promise<CourseDetail> => {
  const course = await findActive(db, slug);
  const [courseSections, courseInstructors, prerequisitesOf, ratingSpread, reviews] =
    await Promise.all([
      findSections(db, course.id),
      findInstructors(db, course.id),
      findPrerequisites(db, [course.id]),
      findRatingSpread(db, course.id),
      findReviews(db, course.id),
    ]);
  return {
    ...course,
    sections: courseSections,
    instructors: courseInstructors,
    prerequisites: prerequisitesOf(course.id),
    ratingSpread,
    reviews,
    related: relatedTo(index, course),
    paths: pathsWith(index, course.id),
  };
};
