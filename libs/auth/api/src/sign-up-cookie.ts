import { authCookie, type Deps, isSigned, signatureOf } from '@lms/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie of the browser that signed up, which needs no password to go on by the mailed link. */
const cookie = authCookie('lms-sign-up');
const daySeconds = 24 * 60 * 60;

const signedText = (userId: string) => `sign-up:${userId}`;

export const rememberSignUp = (reply: FastifyReply, deps: Deps, userId: string) =>
  cookie.set(reply, deps.config, signatureOf(deps.config, signedText(userId)), daySeconds);

export const forgetSignUp = (reply: FastifyReply, { config }: Deps) => cookie.clear(reply, config);

/**
 * Tells whether the request comes from the browser in which the user signed up. Whoever signs up
 * with the address of somebody else is thereby never in the same account as its owner's browser.
 */
export const isSignUpBrowser = (request: FastifyRequest, deps: Deps, userId: string) =>
  isSigned(deps.config, signedText(userId), cookie.read(request, deps.config) ?? '');
