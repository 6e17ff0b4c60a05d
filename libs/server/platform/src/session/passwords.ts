import { hash, verify } from '@node-rs/argon2';

/**
 * Parameters of argon2id, the library's default (ASVS 5.0, section 11.4.2): 19 MiB, 2 passes, 1
 * lane.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password in NFC (NIST SP 800-63B), so that every keyboard gives the same bytes. */
export const hashPassword = (password: string) => hash(password.normalize('NFC'), parameters);

/** Hash to verify when there is no account, so that the answer takes as long as with one. */
const dummyHash = hashPassword('no password of anybody');

/** Verifies a password, in the same time with or without a hash. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFC'));
  return matches && passwordHash !== null && passwordHash !== undefined;
};
