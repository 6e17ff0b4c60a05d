import { timingSafeEqual } from 'node:crypto';

/** Compares a text from outside with a secret one, in a time that tells nothing of the secret. */
export const isSame = (given: string, secret: string) => {
  const [one, other] = [Buffer.from(given), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
};
