import { type Executor, notifications } from '@lms/server/database';
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
