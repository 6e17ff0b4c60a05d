import { type Database, examineReplica, reasonOf } from '@lms/server/database';
import { fail, type Finding, ok, warn } from './finding';

const checkReplica = async ({ pool }: Database, url: string): Promise<Finding> => {
  const name = `DATABASE_REPLICA_URL: ${new URL(url).host}`;
  try {
    const { isReplica, isSameDatabase, givesFeedback } = await examineReplica(pool, url);
    if (!isReplica) return fail(`${name} is no replica: it is never read.`);
    if (!isSameDatabase) return fail(`${name} is a replica of another database: it is never read.`);
    return givesFeedback
      ? ok(`${name} is a replica of the database.`)
      : warn(`${name} may end long reports: set hot_standby_feedback = on there.`);
  } catch (error) {
    return warn(`${name} can't be read, so the primary serves its part: ${reasonOf(error)}`);
  }
};

/** Looks at each replica that the settings name. */
export const checkReplicas = (database: Database, urls: readonly string[]): Promise<Finding[]> =>
  Promise.all(urls.map((url) => checkReplica(database, url)));
