import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { meRoutes } from './me.routes';
import { passwordRoutes } from './password.routes';
import { signInRoutes } from './sign-in.routes';
import { signUpRoutes } from './sign-up.routes';

export const authModule = (app: FastifyInstance, deps: Deps) => {
  signInRoutes(app, deps);
  signUpRoutes(app, deps);
  passwordRoutes(app, deps);
  meRoutes(app, deps);
};
