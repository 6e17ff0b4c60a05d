import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 random bits, safe in URLs and headers. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Hashes a token for storage, without salt: 256 random bits can't be guessed. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
