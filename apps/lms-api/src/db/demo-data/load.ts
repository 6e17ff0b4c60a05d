import type { Deps, Transaction } from '../../deps';
import { hashPassword } from '../../modules/auth/passwords';
import { users } from '../../modules/auth/users.table';
import { organizations } from '../../modules/org-management/organizations.table';
import { demoAccounts, demoLearnerPlans, demoPassword } from './accounts';
import { type Chance, createChance } from './chance';
import { insertAll } from './insert-all';
import { type DemoCourse, loadCourses } from './load-courses';
import { countStudies, makeLearners, storeStudies } from './load-learners';
import { createMediaStore } from './media-files';
import { demoOrganizations } from './providers';
import { loadWaiting } from './waiting';

const seed = 'a national learning platform';
const day = 24 * 60 * 60 * 1000;
/** One transaction each: nobody else reaches an embedded database meanwhile. */
const learnersAtOnce = 250;

export interface DemoDataOptions {
  learners?: number;
  /** Told how many learners are stored, now and then. */
  onProgress?: (stored: number) => void;
}

const loadOrganizations = async (tx: Transaction, now: Date, chance: Chance) => {
  const at = new Date(now.getTime() - 400 * day);
  const rows = demoOrganizations.map((organization) => ({
    ...organization,
    id: chance.id(at),
    createdAt: at.toISOString(),
  }));
  await tx.insert(organizations).values(rows);
  return new Map(rows.map(({ code, id }) => [code, id]));
};

/**
 * Fills an empty database with organisations, the written courses, accounts of every role, and
 * learners with three months of study. Apart from the day on which it happens it is the same every
 * time; only certificates have serials that nobody can foresee.
 */
export const loadDemoData = async (
  deps: Deps,
  { learners = 200, onProgress }: DemoDataOptions = {},
): Promise<void> => {
  const chance = createChance(seed);
  const now = deps.now();
  const passwordHash = await hashPassword(demoPassword);
  const media = createMediaStore(deps.config);

  const loadBatch = async (tx: Transaction, courses: DemoCourse[], from: number) => {
    const to = Math.min(learners, from + learnersAtOnce - 1);
    const { people, plans } = makeLearners({ from, to }, { courses, passwordHash, now }, chance);
    await insertAll(tx, users, people);
    await storeStudies(tx, deps, plans, chance);
    if (from === 1 || to === learners) await countStudies(tx);
    onProgress?.(to);
  };

  // All that a usual start needs is there or nothing of it is, so an interrupted start begins again.
  const courses = await deps.database.db.transaction(async (tx) => {
    const organizationIds = await loadOrganizations(tx, now, chance);
    const made = await loadCourses({ db: tx, chance, media, now, organizationIds });
    const accounts = demoAccounts({ organizationIds, passwordHash }, now, chance);
    await tx.insert(users).values(accounts);
    const learner = accounts.find(({ username }) => username === 'learner@demo.lms');
    if (learner) await storeStudies(tx, deps, demoLearnerPlans(learner.id, made, now), chance);
    await loadBatch(tx, made, 1);
    const organizationId = organizationIds.get('SHIKKHA');
    if (!organizationId) throw new Error('no organisation "SHIKKHA"');
    // Chance of its own: the learners stay those that they were.
    const own = createChance(`${seed}: what waits`);
    const author = accounts.find(({ username }) => username === 'orgadmin@demo.lms');
    if (!author) throw new Error('no author');
    const context = { tx, chance: own, media, now, organizationId, authorId: author.id };
    await loadWaiting({ ...context, passwordHash });
    return made;
  });
  for (let from = 1 + learnersAtOnce; from <= learners; from += learnersAtOnce) {
    await deps.database.db.transaction((tx) => loadBatch(tx, courses, from));
  }
};
