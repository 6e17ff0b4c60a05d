import {
  maxProfileAddresses,
  type OwnPublicProfile,
  type PublicProfileInput,
} from '@lms/learning/contract';
import {
  type Executor,
  profileAddresses,
  publicProfiles,
  shownCertificates,
  type Transaction,
  users,
} from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { LearningProblem } from '../learning-problem';

const nothingYet: PublicProfileInput = {
  slug: '',
  headline: '',
  about: '',
  isPublic: false,
  isSearchable: false,
  showsPicture: false,
  version: 0,
};

/** Returns a person's settings; before the first ones are saved, everything is off. */
export const readOwnProfile = async (db: Executor, userId: string): Promise<OwnPublicProfile> => {
  const [found] = await db
    .select({ profile: publicProfiles, name: users.name, imageUrl: users.imageUrl })
    .from(users)
    .leftJoin(publicProfiles, eq(publicProfiles.userId, users.id))
    .where(eq(users.id, userId));
  const { profile, name = '', imageUrl = null } = found ?? {};
  const { slug, headline, about, isPublic, isSearchable, showsPicture, version } =
    profile ?? nothingYet;
  return {
    slug,
    headline,
    about,
    isPublic,
    isSearchable,
    showsPicture,
    version,
    name,
    imageUrl,
    takenDownReason: profile?.takenDownReason ?? null,
  };
};

/** Takes an address for a person, for good. */
const takeAddress = async (tx: Transaction, userId: string, slug: string) => {
  await tx.insert(profileAddresses).values({ slug, userId }).onConflictDoNothing();
  const [taken] = await tx.select().from(profileAddresses).where(eq(profileAddresses.slug, slug));
  if (taken?.userId !== userId) {
    throw new ProblemError('validation.failed', [{ field: 'slug', code: 'taken' }]);
  }
  const had = await tx.$count(profileAddresses, eq(profileAddresses.userId, userId));
  if (had > maxProfileAddresses) throw new LearningProblem('learning.tooManyAddresses');
};

/** Words without what would only push others away: spaces at the ends, and rows of empty lines. */
const tidy = (text: string) => text.trim().replaceAll(/(?:[^\S\n]*\n){3,}/gu, '\n\n');

/**
 * Stores a person's settings.
 *
 * @throws ProblemError entity.conflict, validation.failed for an address that somebody else has or
 * had, learning.tooManyAddresses, learning.profileTakenDown
 */
export const savePublicProfile = async (
  tx: Transaction,
  { now }: Pick<Deps, 'now'>,
  userId: string,
  input: PublicProfileInput,
) => {
  // One after the other, also while there are no settings to lock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [stored] = await tx
    .select()
    .from(publicProfiles)
    .where(eq(publicProfiles.userId, userId))
    .for('update');
  if ((stored?.version ?? 0) !== input.version) throw new ProblemError('entity.conflict');
  if (stored?.takenDownAt && input.isPublic) throw new LearningProblem('learning.profileTakenDown');
  if (stored?.slug !== input.slug) await takeAddress(tx, userId, input.slug);
  const at = now().toISOString();
  const values = {
    ...input,
    headline: tidy(input.headline),
    about: tidy(input.about),
    updatedAt: at,
    version: input.version + 1,
  };
  await tx
    .insert(publicProfiles)
    .values({ ...values, userId, createdAt: at })
    .onConflictDoUpdate({ target: publicProfiles.userId, set: values });
};

/** Erases what a person said and chose; nobody else gets the addresses. */
export const forgetPublicProfile = async (tx: Transaction, userId: string) => {
  await tx.delete(publicProfiles).where(eq(publicProfiles.userId, userId));
  await tx.delete(shownCertificates).where(eq(shownCertificates.userId, userId));
  await tx
    .update(profileAddresses)
    .set({ userId: null })
    .where(eq(profileAddresses.userId, userId));
};
