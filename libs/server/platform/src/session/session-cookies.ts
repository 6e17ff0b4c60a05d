import { antiForgeryCookie } from '@lms/contract';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps';
import { antiForgeryValue } from '../plugins/anti-forgery';
import { authCookie } from './auth-cookie';
import { sessionCookieSeconds } from './sessions';

/** Cookie with the half of the refresh token that scripts can't read. */
export const refreshCookie = authCookie('lms-refresh');

/** Sets the anti-forgery cookie, readable by scripts, and at sign-in the refresh cookie. */
export const setSessionCookies = (
  reply: FastifyReply,
  { config }: Deps,
  { sessionId, cookieHalf }: { sessionId: string; cookieHalf?: string },
) => {
  reply.setCookie(antiForgeryCookie, antiForgeryValue(config.secret, sessionId), {
    path: '/',
    secure: config.publicUrl.startsWith('https:'),
    sameSite: 'strict',
    maxAge: sessionCookieSeconds,
  });
  if (cookieHalf) refreshCookie.set(reply, config, cookieHalf, sessionCookieSeconds);
};

/** Removes the session cookies from the browser. */
export const clearSessionCookies = (reply: FastifyReply, { config }: Deps) => {
  reply.clearCookie(antiForgeryCookie, { path: '/' });
  refreshCookie.clear(reply, config);
};
