import { type Executor, isAdministrator, notifications, users } from '@lms/server/database';
import { and, eq, ne } from 'drizzle-orm';
import { announceEach } from '../live/live';

interface NotificationInput {
  userId: string;
  kind: (typeof notifications.$inferInsert)['kind'];
  params?: Record<string, string | number>;
  /** Path on this site. */
  link?: string;
}

/** Rows of a statement, whose parameters are limited to 65,535. */
const atOnce = 1_000;

/** Stores notifications in the caller's transaction and announces each to its person's screens. */
export const notify = async (tx: Executor, ...inputs: NotificationInput[]) => {
  const rows = inputs.map(({ params = {}, ...input }) => ({ ...input, params }));
  for (let start = 0; start < rows.length; start += atOnce) {
    const stored = await tx
      .insert(notifications)
      .values(rows.slice(start, start + atOnce))
      .returning({ id: notifications.id, userId: notifications.userId });
    await announceEach(
      tx,
      stored.map(({ id, userId }) => ({ userIds: [userId], event: { type: 'notification', id } })),
    );
  }
};

/** Notifies all system administrators, but for the one who caused it. */
export const notifyAdministrators = async (
  tx: Executor,
  input: Omit<NotificationInput, 'userId'>,
  causedBy?: string,
) => {
  const administrators = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        isAdministrator,
        eq(users.status, 'ACTIVE'),
        causedBy ? ne(users.id, causedBy) : undefined,
      ),
    );
  await notify(tx, ...administrators.map(({ userId }) => ({ ...input, userId })));
};
