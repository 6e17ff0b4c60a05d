import type { CourseCard } from '@lms/catalog/contract';
import { courseCategories, courses, organizations } from '@lms/server/database';

/** Columns of a {@link CourseCard}, for a query that joins category and organization. */
export const cardColumns = {
  id: courses.id,
  createdAt: courses.createdAt,
  updatedAt: courses.updatedAt,
  version: courses.version,
  slug: courses.slug,
  kind: courses.kind,
  title: courses.title,
  summary: courses.summary,
  category: { slug: courseCategories.slug, name: courseCategories.name },
  organization: { code: organizations.code, name: organizations.name },
  programme: courses.programme,
  label: courses.label,
  level: courses.level,
  language: courses.language,
  durationMinutes: courses.durationMinutes,
  lectureCount: courses.lectureCount,
  price: courses.price,
  imageUrl: courses.imageUrl,
  ratingAverage: courses.ratingAverage,
  ratingCount: courses.ratingCount,
  enrolmentCount: courses.enrolmentCount,
  captioned: courses.captioned,
} satisfies Record<keyof CourseCard, unknown>;

const cardKeys = Object.keys(cardColumns) as (keyof CourseCard)[];

/** Returns the card of a row that has further columns. */
export const cardOf = (row: CourseCard): CourseCard =>
  Object.fromEntries(cardKeys.map((key) => [key, row[key]])) as unknown as CourseCard;
