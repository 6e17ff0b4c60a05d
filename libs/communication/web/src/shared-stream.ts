import { followEvents, type Following } from '@lms/entity-api';

/**
 * Follows events as {@link followEvents} does, by one stream for all tabs of the browser: over
 * HTTP/1.1 it has six connections to a server, and each stream keeps one. The tab with the lock has
 * the stream and passes on what it brings; when it stops or closes, the next one takes over.
 */
export const followSharedEvents = async <Event>(name: string, following: Following<Event>) => {
  // Missing where the page came over plain HTTP from another machine.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return followEvents(following);
  const { signal, onOpen, onEvent } = following;
  const tabs = new BroadcastChannel(name);
  signal.addEventListener('abort', () => tabs.close());
  /** Without an event: the stream was opened. */
  const hear = (event: Event | null) => (event ? onEvent(event) : onOpen());
  tabs.onmessage = ({ data }: MessageEvent<Event | null>) => hear(data);
  const tell = (event: Event | null) => {
    tabs.postMessage(event);
    hear(event);
  };
  const lead = () => followEvents({ ...following, onOpen: () => tell(null), onEvent: tell });
  // Where another tab has the stream already, this one asks for what it has not heard.
  await locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead() : onOpen()))
    // Locks are refused where the browser may store nothing.
    .catch(() => followEvents(following));
  // Rejected when the signal aborts before its turn.
  await locks.request(name, { signal }, lead).catch(() => undefined);
};
