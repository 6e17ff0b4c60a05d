import { rotateSecondFactors } from '@lms/auth/api';
import { endWithError, openSite } from '@lms/server/database';
import { keptSecret, readConfig } from '@lms/server/platform';

/** `npm run rotate-secret`: encrypts by LMS_SECRET what LMS_OTHER_SECRET encrypted. */
const rotate = async () => {
  const config = readConfig();
  const database = await openSite(config);
  try {
    const secret = config.secret ?? keptSecret(config.dataDir);
    const { renewed, upToDate, lost } = await rotateSecondFactors(database, { ...config, secret });
    process.stdout.write(
      `Second factors: ${renewed} encrypted anew, ${upToDate} that were, ${lost} that neither secret can read.\n`,
    );
    process.exitCode = lost > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
};

rotate().catch(endWithError);
