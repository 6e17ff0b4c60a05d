import { apiBase } from '@lms/contract';
import { type Deps, hashOf, newToken } from '@lms/server/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie of a browser in which somebody has signed in, or has set a password by a mailed link. */
const deviceCookie = 'lms-device';
const yearSeconds = 365 * 24 * 60 * 60;

const signatureOf = ({ config }: Deps, userId: string, nonce: string) =>
  createHmac('sha256', config.secret).update(`device ${userId} ${nonce}`).digest('base64url');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Remembers in the browser that it belongs to a user. The last user's mark replaces others. */
export const rememberDevice = (reply: FastifyReply, deps: Deps, userId: string) => {
  const nonce = newToken();
  reply.setCookie(deviceCookie, `${userId}.${nonce}.${signatureOf(deps, userId, nonce)}`, {
    path: `${apiBase}/auth`,
    secure: deps.config.publicUrl.startsWith('https:'),
    sameSite: 'strict',
    httpOnly: true,
    maxAge: yearSeconds,
  });
};

/** Returns a key of the user's device; `undefined` if the browser is not known as theirs. */
export const knownDeviceOf = (request: FastifyRequest, deps: Deps, userId: string | undefined) => {
  const [owner, nonce = '', signature = ''] = (request.cookies[deviceCookie] ?? '').split('.');
  if (!userId || owner !== userId) return undefined;
  return isSame(signature, signatureOf(deps, userId, nonce))
    ? `device ${hashOf(nonce)}`
    : undefined;
};
