import type { LiveEvent } from '@lms/contract';
import type { Database, Executor } from '@lms/server/database';
import { sql } from 'drizzle-orm';
import { Client, type Notification } from 'pg';

const channel = 'lms_live';
/**
 * Ids per notification: PostgreSQL's payload is limited to 8,000 bytes, and an id with its comma
 * has 39 characters in JSON.
 */
const idsAtOnce = 150;
const retryMs = 1_000;

interface Announcement {
  userIds: string[];
  event: LiveEvent;
}

/** Open screen that hears announcements. */
interface Screen {
  hear: (event: LiveEvent) => void;
  /** Called when announcements may have been missed, so that the screen asks for everything anew. */
  end: () => void;
}

/** Notifies people's open screens of an event once the caller's transaction commits. */
export const announce = async (executor: Executor, userIds: string[], event: LiveEvent) => {
  const announcements: Announcement[] = [];
  for (let start = 0; start < userIds.length; start += idsAtOnce) {
    announcements.push({ userIds: userIds.slice(start, start + idsAtOnce), event });
  }
  await announceEach(executor, announcements);
};

/** Makes announcements of at most {@link idsAtOnce} people each, in one statement. */
export const announceEach = async (executor: Executor, announcements: Announcement[]) => {
  const payloads = sql.param(announcements.map((one) => JSON.stringify(one)));
  await executor.execute(
    sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`,
  );
};

/** Receiver of announcements; see {@link announce}. */
export interface Live {
  /**
   * Has a screen hear announcements to a person, from any process. Returns the function that stops
   * it.
   */
  subscribe(userId: string, screen: Screen): () => void;
  close(): Promise<void>;
}

/**
 * Receives announcements through the database. PostgreSQL sends them to the listening connection.
 * The embedded database sends them to the connection that announced, so the pool's connections are
 * watched as well.
 *
 * @param tell is called with the first of a series of failures to listen
 */
export const startLive = (
  { direct, onNotification }: Pick<Database, 'direct' | 'onNotification'>,
  tell: (error: unknown) => void,
): Live => {
  const screens = new Map<string, Set<Screen>>();
  let closed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failing = false;

  const hear = ({ channel: heard, payload = '' }: Notification) => {
    if (heard !== channel) return;
    const { userIds, event } = JSON.parse(payload) as Announcement;
    for (const userId of userIds) screens.get(userId)?.forEach((screen) => screen.hear(event));
  };
  onNotification(hear);

  const listen = async () => {
    const own = new Client(direct);
    client = own;
    own.on('notification', hear);
    own.once('error', retry);
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      failing = false;
      // PostgreSQL keeps no announcement for a connection that was away.
      for (const each of [...screens.values()].flatMap((own) => [...own])) each.end();
    } catch (error) {
      retry(error);
    }
  };
  const retry = (error: unknown) => {
    if (!failing && !closed) tell(error);
    failing = true;
    void client?.end().catch(() => {});
    client = undefined;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void listen(), retryMs).unref();
  };
  void listen();

  return {
    subscribe(userId, screen) {
      const own = screens.get(userId) ?? new Set();
      screens.set(userId, own.add(screen));
      return () => {
        own.delete(screen);
        if (own.size === 0) screens.delete(userId);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
};
