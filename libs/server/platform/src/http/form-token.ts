import { createHmac, randomBytes } from 'node:crypto';
import type { Deps } from '../deps';
import { isSame } from '../session/is-same';
import { secretsOf } from '../session/signatures';
import { ProblemError } from './problems';

/** Minimum time in milliseconds to fill in a form; nobody is faster. */
export const minFillMs = 3_000;
/** Maximum time in milliseconds, which allows for interruptions but not for a night. */
export const maxFillMs = 4 * 60 * 60_000;

/** Public form; each has a key of its own. */
type Form = 'contact-form' | 'organization-form';

/** Signs the time at which a public form was opened. Every token is unique. */
export const createFormTokens = ({ config, now }: Pick<Deps, 'config' | 'now'>, form: Form) => {
  const signaturesOf = (signed: string) =>
    secretsOf(config).map((secret) => {
      const key = createHmac('sha256', secret).update(form).digest();
      return createHmac('sha256', key).update(signed).digest('base64url');
    });

  return {
    issue: () => {
      const signed = `${now().getTime()}-${randomBytes(9).toString('hex')}`;
      return `${signed}.${signaturesOf(signed)[0]}`;
    },
    /**
     * Verifies a token.
     *
     * @param minMs minimum time since the form was opened, in milliseconds
     * @throws ProblemError contact.tooSoon; contact.expired, also for a forged token
     */
    verify(token: string, minMs = minFillMs) {
      const [signed = '', signature = ''] = token.split('.');
      const isOurs = signaturesOf(signed).some((own) => isSame(signature, own));
      const age = now().getTime() - Number(signed.split('-')[0]);
      if (!isOurs || age > maxFillMs) throw new ProblemError('contact.expired');
      if (age < minMs) throw new ProblemError('contact.tooSoon');
    },
  };
};
