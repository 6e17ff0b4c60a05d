import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { liveLogRoutes } from './live-log.routes';
import { sweepActivitiesJob } from './sweep-activities';
import { sweepSystemLogJob } from './sweep-system-log';

/** Background work of the log reports; the lines are captured where the server is built. */
export const logsModule = (app: FastifyInstance, deps: Deps) => {
  liveLogRoutes(app, deps);
  sweepSystemLogJob(deps);
  sweepActivitiesJob(app, deps);
};
