import { endWithError, migrate, openSite, StartError, users } from '@lms/server/database';
import {
  createEvents,
  createJobQueue,
  createOutgoing,
  keptSecret,
  openFiles,
  readConfig,
} from '@lms/server/platform';
import { parseArgs } from 'node:util';
import { loadDemoData } from './load';

/** `npm run demo:load -- --learners 100000`: loads demo data of any size into an empty database. */
const load = async () => {
  const { values } = parseArgs({ options: { learners: { type: 'string', default: '200' } } });
  const learners = Number(values.learners);
  if (!Number.isInteger(learners) || learners < 1) {
    throw new StartError('--learners: must be a whole number, at least 1');
  }
  const config = readConfig();
  if (config.production) throw new StartError('NODE_ENV: production has no demo data');
  const database = await openSite(config);
  try {
    await migrate(database);
    const [anybody] = await database.db.select({ id: users.id }).from(users).limit(1);
    if (anybody) throw new StartError('There are users already: demo data need an empty database.');
    const now = new Date();
    const queue = createJobQueue({ database, now: () => now });
    const secret = config.secret ?? keptSecret(config.dataDir);
    await loadDemoData(
      {
        config: { ...config, secret },
        database,
        files: await openFiles(config),
        queue,
        events: createEvents(),
        outgoing: createOutgoing(config, () => now),
        now: () => now,
      },
      {
        learners,
        onProgress: (stored) => process.stdout.write(`${stored} of ${learners} learners\n`),
      },
    );
  } finally {
    await database.close();
  }
};

load().catch(endWithError);
