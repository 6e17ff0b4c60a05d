import { courses, type Executor } from '@lms/server/database';
import type { Scope } from '@lms/server/platform';
import { and, eq, inArray, or } from 'drizzle-orm';

/** Courses by their name in a file: the slug, or a title that is unique in its organization. */
export interface NamedCourses {
  slugOf: (id: string | null) => string;
  idOf: (text: string, organizationId: string | null) => string | undefined;
}

/** Finds partner courses by name and by id, within the caller's reach. */
export const findNamedCourses = async (
  db: Executor,
  scope: Scope,
  texts: string[],
  ids: (string | null)[],
): Promise<NamedCourses> => {
  const named = [...new Set(texts.map((text) => text.normalize('NFC')))];
  const found = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      organizationId: courses.organizationId,
    })
    .from(courses)
    .where(
      and(
        eq(courses.programme, 'PARTNER'),
        scope.kind === 'own'
          ? eq(courses.organizationId, scope.organizationId ?? scope.userId)
          : undefined,
        or(
          inArray(courses.slug, named),
          inArray(courses.title, named),
          inArray(courses.id, [...new Set(ids.filter((id) => id !== null))]),
        ),
      ),
    );
  return {
    slugOf: (id) => found.find((one) => one.id === id)?.slug ?? '',
    idOf: (text, organizationId) => {
      const own = found.filter((one) => one.organizationId === organizationId);
      const titled = own.filter(({ title }) => title === text.normalize('NFC'));
      const bySlug = own.find(({ slug }) => slug === text);
      return bySlug?.id ?? (titled.length === 1 ? titled[0]?.id : undefined);
    },
  };
};
