import type { MailOfAll } from '@lms/org-management/contract';
import { users } from '@lms/server/database';
import {
  createLimiter,
  type Deps,
  queueMail,
  recordActivities,
  type SavedBy,
} from '@lms/server/platform';
import { eq, inArray } from 'drizzle-orm';
import { nameOfCaller } from './save-user';

const hourMs = 3_600_000;
/** Maximum mailings of one person in an hour. */
const maxMailings = 5;

/** People who get mails: those who can log in. */
export const mailable = eq(users.status, 'ACTIVE');

/**
 * Returns the function that mails words to users, each in the frame of their own language.
 *
 * @throws TooManyError for a sixth mailing of one person in an hour
 */
export const createUserMailer = (deps: Deps) => {
  const { database, config, now } = deps;
  const limit = createLimiter(deps, 'mailing', maxMailings, hourMs);
  return (
    { caller, request }: Pick<SavedBy, 'caller' | 'request'>,
    ids: string[],
    { subject, text: message }: MailOfAll,
  ) =>
    database.db.transaction(async (tx) => {
      await limit.use(caller.userId, tx);
      const readers = await tx.select().from(users).where(inArray(users.id, ids));
      const about = { subject, message, sender: await nameOfCaller(tx, caller) };
      for (const { username: to, name, preferredLanguage: language } of readers) {
        await queueMail(tx, deps, {
          template: 'fromAdministrator',
          to,
          name,
          language,
          link: config.publicUrl,
          about,
        });
      }
      await recordActivities(
        tx,
        { at: now().toISOString(), caller, request, action: 'MAILED', entity: 'user' },
        readers.map(({ id, name }) => ({ subject: name, subjectId: id })),
      );
      return readers.length;
    });
};
