import { users } from '@lms/server/database';
import {
  authCookie,
  type Deps,
  hashOf,
  isSigned,
  newToken,
  signatureOf,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookie of a browser in which somebody has signed in, or has set a password by a mailed link. */
const deviceCookie = authCookie('lms-device');
const yearSeconds = 365 * 24 * 60 * 60;

const signedText = (userId: string, nonce: string) => `device ${userId} ${nonce}`;

/** Remembers in the browser that it belongs to a user. The last user's mark replaces others. */
export const rememberDevice = (reply: FastifyReply, deps: Deps, userId: string) => {
  const nonce = newToken();
  const mark = `${userId}.${nonce}.${signatureOf(deps.config, signedText(userId, nonce))}`;
  deviceCookie.set(reply, deps.config, mark, yearSeconds);
};

/** Reads the browser's mark: its owner, and a key of the device. */
const markOf = (request: FastifyRequest, deps: Deps) => {
  const [owner = '', nonce = '', signature = ''] = (
    deviceCookie.read(request, deps.config) ?? ''
  ).split('.');
  return isSigned(deps.config, signedText(owner, nonce), signature)
    ? { owner, key: `device ${hashOf(nonce)}` }
    : undefined;
};

/** Returns a key of the user's device; `undefined` if the browser is not known as theirs. */
export const knownDeviceOf = (request: FastifyRequest, deps: Deps, userId: string | undefined) => {
  const mark = markOf(request, deps);
  return mark?.owner === userId ? mark?.key : undefined;
};

/**
 * Returns a key of the device that is known as that of the account to which a call wants to sign
 * in, before the call is validated.
 */
export const claimedDeviceOf = async (request: FastifyRequest, deps: Deps) => {
  const mark = markOf(request, deps);
  if (!mark) return undefined;
  const { email } = (request.body ?? {}) as { email?: unknown };
  const [owner] = await deps.database.db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, mark.owner));
  const isTheirs =
    typeof email === 'string' && owner?.username.toLowerCase() === email.toLowerCase();
  return isTheirs ? mark.key : undefined;
};
