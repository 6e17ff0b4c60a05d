import { apiBase } from '@lms/contract';
import { type Deps, isSame } from '@lms/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';

/** Cookie of the browser that signed up, which needs no password to go on by the mailed link. */
const cookie = 'lms-sign-up';
const path = `${apiBase}/auth`;
const daySeconds = 24 * 60 * 60;

const valueOf = ({ config }: Deps, userId: string) =>
  createHmac('sha256', config.secret).update(`sign-up:${userId}`).digest('base64url');

export const rememberSignUp = (reply: FastifyReply, deps: Deps, userId: string) =>
  reply.setCookie(cookie, valueOf(deps, userId), {
    path,
    httpOnly: true,
    secure: deps.config.publicUrl.startsWith('https:'),
    sameSite: 'strict',
    maxAge: daySeconds,
  });

export const forgetSignUp = (reply: FastifyReply) => reply.clearCookie(cookie, { path });

/**
 * Tells whether the request comes from the browser in which the user signed up. Whoever signs up
 * with the address of somebody else is thereby never in the same account as its owner's browser.
 */
export const isSignUpBrowser = ({ cookies }: FastifyRequest, deps: Deps, userId: string) =>
  isSame(cookies[cookie] ?? '', valueOf(deps, userId));
