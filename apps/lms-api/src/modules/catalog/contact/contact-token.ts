import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../deps';
import { ProblemError } from '../../../http/problems';

/** No person writes faster than this. */
export const shortestFillMs = 3_000;
/** Somebody may be called away, but no form stays open over night. */
export const longestFillMs = 4 * 60 * 60_000;

/** Signs the time at which a form was opened, by a key of its own. */
export const createContactTokens = ({ config, now }: Pick<Deps, 'config' | 'now'>) => {
  const key = createHmac('sha256', config.secret).update('contact-form').digest();
  const signatureOf = (time: string) => createHmac('sha256', key).update(time).digest();

  return {
    issue: () => {
      const time = String(now().getTime());
      return `${time}.${signatureOf(time).toString('base64url')}`;
    },
    /** @throws ProblemError contact.tooSoon, or contact.expired, also for one that was not made here */
    verify(token: string) {
      const [time = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(time);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const age = now().getTime() - Number(time);
      if (!isOurs || age > longestFillMs) throw new ProblemError('contact.expired');
      if (age < shortestFillMs) throw new ProblemError('contact.tooSoon');
    },
  };
};
