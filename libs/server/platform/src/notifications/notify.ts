import { type Executor, notifications } from '@lms/server/database';
import { announce } from '../live/live';

interface NotificationInput {
  userId: string;
  kind: (typeof notifications.$inferInsert)['kind'];
  params?: Record<string, string | number>;
  /** Path on this site. */
  link?: string;
}

/** Stores a notification in the caller's transaction and announces it to the person's screens. */
export const notify = async (
  tx: Executor,
  { userId, kind, params = {}, link }: NotificationInput,
) => {
  const [stored] = await tx
    .insert(notifications)
    .values({ userId, kind, params, link })
    .returning({ id: notifications.id });
  if (stored) await announce(tx, [userId], { type: 'notification', id: stored.id });
};
