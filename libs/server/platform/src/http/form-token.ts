import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps';
import { ProblemError } from './problems';

/** No person writes faster than this. */
export const minFillMs = 3_000;
/** Somebody may be called away, but no form stays open over night. */
export const maxFillMs = 4 * 60 * 60_000;

/** A public form, each with a key of its own. */
type Form = 'contact-form' | 'organization-form';

/** Signs the time at which a public form was opened. No two tokens are the same. */
export const createFormTokens = ({ config, now }: Pick<Deps, 'config' | 'now'>, form: Form) => {
  const key = createHmac('sha256', config.secret).update(form).digest();
  const signatureOf = (signed: string) => createHmac('sha256', key).update(signed).digest();

  return {
    issue: () => {
      const signed = `${now().getTime()}-${randomBytes(9).toString('hex')}`;
      return `${signed}.${signatureOf(signed).toString('base64url')}`;
    },
    /**
     * @param minMs what the form is sent for takes at least this long
     * @throws ProblemError contact.tooSoon, or contact.expired, also for one that was not made here
     */
    verify(token: string, minMs = minFillMs) {
      const [signed = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(signed);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      const age = now().getTime() - Number(signed.split('-')[0]);
      if (!isOurs || age > maxFillMs) throw new ProblemError('contact.expired');
      if (age < minMs) throw new ProblemError('contact.tooSoon');
    },
  };
};
