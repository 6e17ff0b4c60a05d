import { type Database, endWithError, openSite, StartError, users } from '@lms/server/database';
import { readConfig, recordActivity } from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';

/** Makes somebody a system administrator, who can do so to others on the site itself. */
const appoint = async ({ db }: Database, email: string) => {
  await db.transaction(async (tx) => {
    const isMeant = and(
      eq(sql`lower(${users.username})`, email.toLowerCase()),
      eq(users.status, 'ACTIVE'),
    );
    const [user] = await tx
      .update(users)
      .set({
        roles: sql`array_append(array_remove(${users.roles}, 'ROLE_SYSTEM'), 'ROLE_SYSTEM')`,
        version: sql`${users.version} + 1`,
      })
      .where(isMeant)
      .returning();
    if (!user) {
      throw new StartError(`No active account has the address ${email}: register it on the site.`);
    }
    await recordActivity(tx, {
      at: new Date().toISOString(),
      caller: { ...user, userId: user.id },
      action: 'ROLES_CHANGED',
      entity: 'user',
      subject: user.name,
      subjectId: user.id,
    });
  });
};

/** `npm run administrator -- EMAIL`: makes the first system administrator of a site. */
const run = async () => {
  const [email, ...others] = process.argv.slice(2);
  if (!email || others.length > 0) {
    throw new StartError('Name one account: npm run administrator -- EMAIL');
  }
  const database = await openSite(readConfig());
  try {
    await appoint(database, email);
  } finally {
    await database.close();
  }
  process.stdout.write(`${email} is a system administrator.\n`);
};

run().catch(endWithError);
