import { endWithError, migrate, openSite } from '@lms/server/database';
import { readConfig } from '@lms/server/platform';
import { rebuildActivity } from './count-activity';
import { rebuildQuestions } from './count-questions';

/** `npm run reports:rebuild`: recounts the rollups of the reports. */
const rebuild = async () => {
  const database = await openSite(readConfig());
  try {
    await migrate(database);
    await rebuildActivity(database.db);
    await rebuildQuestions(database.db);
  } finally {
    await database.close();
  }
};

rebuild().catch(endWithError);
