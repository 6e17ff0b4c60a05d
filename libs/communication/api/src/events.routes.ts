import { communicationPermissions } from '@lms/communication/contract';
import type { LiveEvent } from '@lms/contract';
import { type Deps, eventStreams, eventText, route, startLive } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';

const access = communicationPermissions['communication.use'];

export const eventsRoutes = (app: FastifyInstance, deps: Deps) => {
  const live = startLive(deps.database, (err) =>
    app.log.warn({ err }, 'live events are not heard'),
  );
  const openStream = eventStreams(app, deps, access);
  app.addHook('preClose', () => live.close());

  route(app, {
    method: 'GET',
    path: '/events',
    summary: 'Stream notifications, messages and what was read elsewhere, as server-sent events',
    access,
    handle: (request) =>
      openStream(request, ({ write, end }) => {
        const hear = (event: LiveEvent) => void write(eventText(event));
        return { stop: live.subscribe(request.caller.userId, { hear, end }) };
      }),
  });
};
