import { type Executor, notifications } from '@lms/server/database';
import { announce } from '../live/live';

interface Told {
  userId: string;
  kind: (typeof notifications.$inferInsert)['kind'];
  params?: Record<string, string | number>;
  /** A path of this site. */
  link?: string;
}

/** Tells somebody something, in the caller's transaction. */
export const notify = async (tx: Executor, { userId, kind, params = {}, link }: Told) => {
  const [stored] = await tx
    .insert(notifications)
    .values({ userId, kind, params, link })
    .returning({ id: notifications.id });
  if (stored) await announce(tx, [userId], { type: 'notification', id: stored.id });
};
