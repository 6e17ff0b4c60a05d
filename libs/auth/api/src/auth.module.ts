import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account.routes';
import { createAttemptLimits } from './attempt-limits';
import { forgetClosedAccounts } from './closed-accounts';
import { listViewRoutes } from './list-views.routes';
import { meRoutes } from './me.routes';
import { mySessionsRoutes } from './my-sessions.routes';
import { passwordRoutes } from './password.routes';
import { pictureRoutes } from './picture.routes';
import { profileRoutes } from './profile.routes';
import { secondFactorRoutes } from './second-factor.routes';
import { signInRoutes } from './sign-in.routes';
import { signUpRoutes } from './sign-up.routes';

export const authModule = async (app: FastifyInstance, deps: Deps) => {
  forgetClosedAccounts(deps);
  const attemptLimits = createAttemptLimits(deps);
  signInRoutes(app, deps, attemptLimits);
  signUpRoutes(app, deps);
  passwordRoutes(app, deps, attemptLimits);
  meRoutes(app, deps);
  profileRoutes(app, deps);
  listViewRoutes(app, deps);
  await pictureRoutes(app, deps);
  mySessionsRoutes(app, deps);
  secondFactorRoutes(app, deps, attemptLimits);
  accountRoutes(app, deps, attemptLimits);
};
