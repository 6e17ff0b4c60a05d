import { hash, verify } from '@node-rs/argon2';

/** ASVS 5.0, section 11.4.2: argon2id (the library's default) with 19 MiB, 2 passes and 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password.normalize('NFC'), parameters);

/** Verified when there is no account, so that an answer takes as long as with one. */
const nobody = hashPassword('no password of anybody');

/** Takes equally long whether or not there is a hash to compare with. */
export const verifyPassword = async (passwordHash: string | null | undefined, password: string) => {
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return matches && passwordHash !== null && passwordHash !== undefined;
};
