import { endWithError, openSite, StartError } from '@lms/server/database';
import {
  type ChainFault,
  type ChainHead,
  readConfig,
  verifyActivityChain,
} from '@lms/server/platform';

const faults: Record<ChainFault, string> = {
  linkMissing: 'a link was removed',
  entryMissing: 'the act was removed from the log',
  changed: 'the act or its link was changed, or one was inserted before it',
  otherHead: 'the chain was made anew, since its hash is another than the one that you kept',
  endMissing: 'the chain was cut off, since the head that you kept is not in it',
  unchained: 'an act was put into the log behind the chain',
};

/** Reads `POSITION:HASH`, as this command and the server's log write it. */
const headOf = (text: string | undefined): ChainHead | undefined => {
  if (text === undefined) return undefined;
  const [, position, hash] = /^(\d{1,9}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) {
    throw new StartError('Give the head that you kept as POSITION:HASH: npm run audit -- HEAD');
  }
  return { position: Number(position), hash };
};

/** `npm run audit [-- HEAD]`: verifies the chain over the acts of administrators. */
const audit = async () => {
  const kept = headOf(process.argv[2]);
  const database = await openSite(readConfig());
  try {
    const check = await verifyActivityChain(database.db, kept);
    if (check.intact) {
      const { head, waiting } = check;
      const chained = `Intact: ${head.position} acts are chained, ${waiting} wait for it.`;
      return `${chained}\nHead: ${head.position}:${head.hash}`;
    }
    const { fault, position, activityId } = check;
    const place = [position && `position ${position}`, activityId && `act ${activityId}`];
    process.exitCode = 1;
    return `Broken at ${place.filter(Boolean).join(', ')}: ${faults[fault]}.`;
  } finally {
    await database.close();
  }
};

audit().then((told) => process.stdout.write(`${told}\n`), endWithError);
