import {
  liveCursor,
  type LiveLogEvent,
  type LiveLogQuery,
  liveLogSchema,
  reportsPermissions,
} from '@lms/reports/contract';
import {
  type Deps,
  type EventStream,
  eventStreams,
  eventText,
  route,
  validate,
} from '@lms/server/platform';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { readSince } from './live-log';

const access = reportsPermissions['report.system'];
const pollIntervalMs = 1_000;

const textOf = (event: LiveLogEvent) => eventText(event, event.cursor);

/** Sends activities from now on, or since the cursor, until it is stopped. */
const follow = (
  { database: { db } }: Deps,
  { after, ...filters }: LiveLogQuery,
  { write, isFull }: EventStream,
  log: FastifyBaseLogger,
) => {
  let cursor = after;
  let isFirst = true;
  let stopped = false;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  const current = () => (cursor ? textOf({ type: 'current', cursor }) : ': beat\n\n');

  const poll = async () => {
    const { events, cursor: next } = await readSince(db, cursor, filters);
    cursor = next;
    if (isFirst) events.push({ type: 'current', cursor });
    isFirst = false;
    if (events.length > 0) await write(events.map(textOf).join(''));
  };
  const failed = (err: unknown) => {
    if (!failing) log.warn({ err }, 'the live log can not be read');
    failing = true;
  };
  const keepPolling = async () => {
    // Unsent rows stay in the log, and a failed query is repeated.
    if (!isFull()) await poll().then(() => (failing = false), failed);
    if (!stopped) timer = setTimeout(() => void keepPolling(), pollIntervalMs);
  };
  void keepPolling();
  return {
    beat: current,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

export const liveLogRoutes = (app: FastifyInstance, deps: Deps) => {
  const openStream = eventStreams(app, deps, access);

  route(app, {
    method: 'GET',
    path: '/report/live-log-report/events',
    summary: 'Stream what people do as it is stored, as server-sent events',
    access,
    query: liveLogSchema,
    handle: (asked) => {
      const { request, query } = asked;
      const lastId = validate(liveCursor(), request.headers['last-event-id']);
      openStream(asked, (stream) =>
        follow(deps, { ...query, after: lastId ?? query.after }, stream, request.log),
      );
    },
  });
};
