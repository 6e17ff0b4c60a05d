import { organizations, type Transaction, users } from '@lms/server/database';
import { type Deps, hashPassword } from '@lms/server/platform';
import { demoAccounts, demoLearnerPlans, demoPassword } from './accounts';
import type { DemoUser } from './activities';
import { type Chance, createChance } from './chance';
import { loadCodes } from './codes';
import { loadDiscussions } from './discussions';
import type { Makers } from './enrolment-rows';
import { loadGlossaries } from './glossaries';
import { insertAll } from './insert-all';
import { type DemoCourse, loadCourses } from './load-courses';
import { countStudies, makeLearners } from './load-learners';
import { createMediaStore } from './media-files';
import { loadNotes } from './notes';
import { loadPaths } from './paths';
import { demoOrganizations } from './providers';
import { officeActivities } from './staff';
import { storeStudies, type Studies } from './store-studies';
import { loadWaiting } from './waiting';

const seed = 'a national learning platform';
const day = 24 * 60 * 60 * 1000;
/** Learners per transaction: nothing else reaches an embedded database meanwhile. */
const learnersAtOnce = 250;

interface DemoDataOptions {
  learners?: number;
  /** Called with the number of learners stored so far. */
  onProgress?: (stored: number) => void;
}

/** State of the platform before the first learner comes. */
interface Platform {
  organizationIds: Map<string, string>;
  courses: DemoCourse[];
  sales: Makers['sales'];
  refunder: DemoUser;
  /** Accounts that exist before the first learner, and their activities. */
  others: Omit<Studies, 'refunderId'>;
}

const loadOrganizations = async (tx: Transaction, now: Date, chance: Chance) => {
  const rows = demoOrganizations.map((organization) => {
    // Nobody is left waiting for longer than a site would let them.
    const at = new Date(now.getTime() - (organization.status === 'PENDING' ? 3 : 400) * day);
    return { ...organization, id: chance.id(at), createdAt: at.toISOString() };
  });
  await tx.insert(organizations).values(rows);
  return new Map(rows.map(({ code, id }) => [code, id]));
};

/**
 * Fills an empty database with organizations, the written courses, accounts of every role, and
 * learners with three months of study. The data depend on the date only; certificates alone have
 * unpredictable serials.
 */
export const loadDemoData = async (
  deps: Deps,
  { learners = 200, onProgress }: DemoDataOptions = {},
): Promise<void> => {
  const chance = createChance(seed);
  const now = deps.now();
  const passwordHash = await hashPassword(demoPassword);
  const media = createMediaStore(deps.files);
  const log = createChance(`${seed}: log`);

  const loadBatch = async (tx: Transaction, platform: Platform, from: number) => {
    const { refunder, courses, organizationIds } = platform;
    const to = Math.min(learners, from + learnersAtOnce - 1);
    const context = { courses, organizationIds, passwordHash, now };
    const made = makeLearners({ from, to }, context, chance);
    await insertAll(tx, users, made.people);
    const others = from === 1 ? platform.others : { people: [refunder], activities: [], plans: [] };
    const studies = {
      people: [...others.people, ...made.people],
      activities: [...others.activities, ...made.activities],
      plans: [...others.plans, ...made.plans],
      refunderId: refunder.id,
    };
    await storeStudies(tx, deps, studies, { now, chance, log, sales: platform.sales });
    if (from === 1 || to === learners) await countStudies(tx);
    onProgress?.(to);
  };

  // In one transaction with the first learners, so that an interrupted first start begins again.
  const platform = await deps.database.db.transaction(async (tx) => {
    const organizationIds = await loadOrganizations(tx, now, chance);
    const courses = await loadCourses({ db: tx, chance, media, now, organizationIds });
    const people = demoAccounts({ organizationIds, passwordHash }, now, chance);
    await tx.insert(users).values(people);
    const byName = new Map(people.map((account) => [account.username, account]));
    const account = (username: string) => {
      const found = byName.get(username);
      if (!found) throw new Error(`no account "${username}"`);
      return found;
    };
    const learner = account('learner@demo.lms');
    const author = account('orgadmin@demo.lms');
    const codesContext = { db: tx, now, organizationIds, courses };
    const salesChance = createChance(`${seed}: sales`);
    const sales = {
      chance: salesChance,
      chooseCodes: await loadCodes({ ...codesContext, chance: salesChance }),
    };
    const made: Platform = {
      organizationIds,
      courses,
      sales,
      refunder: account('system@demo.lms'),
      others: {
        people,
        activities: people.flatMap(({ id, organizationId }) =>
          officeActivities(
            id,
            courses.filter((course) => course.organizationId === organizationId),
            now,
            log,
          ),
        ),
        plans: demoLearnerPlans(learner.id, courses, now),
      },
    };
    await loadBatch(tx, made, 1);
    const organizationId = organizationIds.get('SHIKKHA');
    if (!organizationId) throw new Error('no organization "SHIKKHA"');
    // A separate random source: changes here leave the learners as they are.
    const own = createChance(`${seed}: what waits`);
    const context = { tx, chance: own, media, now, organizationId, authorId: author.id };
    await loadWaiting({ ...context, passwordHash });
    const study = { tx, chance: own, now, courses, userId: learner.id };
    await loadNotes(study);
    await loadPaths({ ...study, organizationIds });
    await loadDiscussions(study);
    await loadGlossaries(study);
    return made;
  });
  for (let from = 1 + learnersAtOnce; from <= learners; from += learnersAtOnce) {
    await deps.database.db.transaction((tx) => loadBatch(tx, platform, from));
  }
};
