import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that can stand in an address or a header. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What the database keeps of a token. No salt: there is nothing to guess in 256 random bits. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
