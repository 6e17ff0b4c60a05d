import type { PublicCertificate, PublicProfile } from '@lms/learning/contract';
import {
  certificates,
  courseCategories,
  courses,
  type Executor,
  isValidCertificate,
  learningPaths,
  publicProfiles,
  shownCertificates,
  users,
} from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { categorySlugOf, subjectIdOf, subjectSlug } from '../certificates/find-certificates';

/** Matches the profiles that everybody may see: public, not taken down, of an active learner. */
export const isSeen = and(
  eq(publicProfiles.isPublic, true),
  isNull(publicProfiles.takenDownAt),
  eq(users.status, 'ACTIVE'),
  isNull(users.closedAt),
  sql`'ROLE_USER' = any(${users.roles})`,
);

/** Letters of addresses; nothing else is looked up. */
const addressPattern = /^[a-z0-9-]{3,40}$/;

const chosenCertificates = (db: Executor, userId: string): Promise<PublicCertificate[]> =>
  db
    .select({
      serial: certificates.serial,
      courseTitle: certificates.courseTitle,
      courseSlug: subjectSlug,
      categorySlug: categorySlugOf,
      organizationName: certificates.organizationName,
      language: certificates.language,
      issuedAt: certificates.issuedAt,
    })
    .from(shownCertificates)
    .innerJoin(
      certificates,
      and(
        eq(certificates.userId, shownCertificates.userId),
        eq(subjectIdOf, shownCertificates.subjectId),
      ),
    )
    .leftJoin(courses, eq(courses.id, certificates.courseId))
    .leftJoin(learningPaths, eq(learningPaths.id, certificates.pathId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(and(eq(shownCertificates.userId, userId), isValidCertificate))
    .orderBy(desc(certificates.issuedAt), desc(certificates.id));

/** Returns the public profile of an address. @throws ProblemError entity.notFound */
export const findPublicProfile = async (db: Executor, slug: string): Promise<PublicProfile> => {
  if (!addressPattern.test(slug)) throw new ProblemError('entity.notFound');
  const [found] = await db
    .select({ profile: publicProfiles, name: users.name, imageUrl: users.imageUrl })
    .from(publicProfiles)
    .innerJoin(users, eq(users.id, publicProfiles.userId))
    .where(and(eq(publicProfiles.slug, slug), isSeen));
  if (!found) throw new ProblemError('entity.notFound');
  const { profile, name, imageUrl } = found;
  return {
    slug: profile.slug,
    name,
    imageUrl: profile.showsPicture ? imageUrl : null,
    headline: profile.headline,
    about: profile.about,
    isSearchable: profile.isSearchable,
    certificates: await chosenCertificates(db, profile.userId),
  };
};
