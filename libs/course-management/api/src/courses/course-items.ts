import type { Course } from '@lms/course-management/contract';
import { courseCategories, type courses, type Executor, organizations } from '@lms/server/database';
import { inArray } from 'drizzle-orm';

export type CourseRow = typeof courses.$inferSelect;

const present = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Builds the courses of authors' lists from rows. */
export const courseItems = async (db: Executor, rows: CourseRow[]): Promise<Course[]> => {
  const [categories, owners] = await Promise.all([
    db
      .select({ id: courseCategories.id, name: courseCategories.name })
      .from(courseCategories)
      .where(inArray(courseCategories.id, present(rows.map((row) => row.categoryId)))),
    db
      .select({ id: organizations.id, code: organizations.code, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, present(rows.map((row) => row.organizationId)))),
  ]);
  const categoryOf = new Map(categories.map(({ id, name }) => [id, name]));
  const ownerOf = new Map(owners.map(({ id, code, name }) => [id, { code, name }]));
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    imageUrl: row.imageUrl,
    categoryId: row.categoryId,
    category: categoryOf.get(row.categoryId ?? '') ?? null,
    organizationId: row.organizationId,
    organization: ownerOf.get(row.organizationId) ?? { code: '', name: '' },
    programme: row.programme,
    label: row.label,
    level: row.level,
    language: row.language,
    price: row.price,
    durationMinutes: row.durationMinutes,
    lectureCount: row.lectureCount,
    enrolmentCount: row.enrolmentCount,
    ratingAverage: row.ratingAverage,
    ratingCount: row.ratingCount,
    status: row.status,
    rejectionReason: row.rejectionReason,
    revisionStatus: row.revisionStatus,
    submittedAt: row.submittedAt,
  }));
};
