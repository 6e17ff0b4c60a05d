import type { BatchCode } from '@lms/org-management/contract';
import { courses, type Executor, organizations } from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import { type BatchRow, countPlaces } from './find-batch';

const isThere = <Value>(value: Value | null): value is Value => value !== null;

/** Builds batch codes with course, organization and places taken. */
export const batchItems = async (db: Executor, rows: BatchRow[]): Promise<BatchCode[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [named, owners, counts] = await Promise.all([
    db
      .select({ id: courses.id, title: courses.title, slug: courses.slug })
      .from(courses)
      .where(inArray(courses.id, rows.map(({ courseId }) => courseId).filter(isThere))),
    db
      .select({ id: organizations.id, name: organizations.name, code: organizations.code })
      .from(organizations)
      .where(
        inArray(
          organizations.id,
          rows.map(({ organizationId }) => organizationId),
        ),
      ),
    countPlaces(db, ids),
  ]);
  return rows.map((row) => {
    const course = named.find(({ id }) => id === row.courseId);
    const owner = owners.find(({ id }) => id === row.organizationId);
    return {
      ...row,
      courseTitle: course?.title ?? null,
      courseSlug: course?.slug ?? null,
      organizationName: owner?.name ?? '',
      organizationCode: owner?.code ?? '',
      enrolledCount: counts.get(row.id) ?? 0,
    };
  });
};
