import { randomProfileSlug } from '@lms/learning/contract';
import { publicProfiles, type User } from '@lms/server/database';
import type { Side, World } from './world';

/** Stores a learner of a side with a public profile. */
export const storePublicProfile = async (
  { world, side }: { world: World; side: Side },
  takenDownReason: string | null = null,
): Promise<{ learner: User; slug: string }> => {
  const learner = await side.person('ROLE_USER');
  const slug = randomProfileSlug();
  const at = world.test.clock.now().toISOString();
  await world.db.insert(publicProfiles).values({
    userId: learner.id,
    slug,
    headline: side.name('headline'),
    isPublic: takenDownReason === null,
    takenDownReason,
    takenDownAt: takenDownReason && at,
    createdAt: at,
    updatedAt: at,
  });
  return { learner, slug };
};
