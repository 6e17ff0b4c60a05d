import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { activityRoutes } from './activity.routes';
import { conversationRoutes } from './conversation.routes';
import { eventsRoutes } from './events.routes';
import { notificationRoutes } from './notification.routes';
import { sweepNotificationsJob } from './sweep-notifications';

export const communicationModule = (app: FastifyInstance, deps: Deps) => {
  notificationRoutes(app, deps);
  conversationRoutes(app, deps);
  activityRoutes(app, deps);
  eventsRoutes(app, deps);
  sweepNotificationsJob(app, deps);
};
