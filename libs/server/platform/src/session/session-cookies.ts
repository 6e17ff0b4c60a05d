import { antiForgeryCookie, apiBase } from '@lms/contract';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps';
import { antiForgeryValue } from '../plugins/anti-forgery';
import { sessionCookieSeconds } from './sessions';

/** Cookie with the half of the refresh token that scripts can't read (HttpOnly). */
export const refreshCookie = 'lms-refresh';
const refreshPath = `${apiBase}/auth`;

/** Sets the anti-forgery cookie, readable by scripts, and at sign-in the refresh cookie. */
export const setSessionCookies = (
  reply: FastifyReply,
  { config }: Deps,
  { sessionId, cookieHalf }: { sessionId: string; cookieHalf?: string },
) => {
  const common = {
    secure: config.publicUrl.startsWith('https:'),
    sameSite: 'strict',
    maxAge: sessionCookieSeconds,
  } as const;
  reply.setCookie(antiForgeryCookie, antiForgeryValue(config.secret, sessionId), {
    ...common,
    path: '/',
  });
  if (cookieHalf) {
    reply.setCookie(refreshCookie, cookieHalf, { ...common, path: refreshPath, httpOnly: true });
  }
};

/** Removes the session cookies from the browser. */
export const clearSessionCookies = (reply: FastifyReply) => {
  reply.clearCookie(antiForgeryCookie, { path: '/' });
  reply.clearCookie(refreshCookie, { path: refreshPath });
};
