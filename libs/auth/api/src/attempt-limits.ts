import { createLimiter, type Deps, ProblemError, TooManyError } from '@lms/server/platform';
import { mailNotice } from './mailed-links';
import { findUserByEmail } from './users';

/**
 * Limits of failed attempts at one account in a time window (ASVS 5.0, section 6.3.1): 80 an hour
 * from one address. The limit for all addresses together is higher, so that a single address can't
 * lock the owner out. A known device has a count of its own, so that no number of addresses can.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;
/** Owners are told once a day, so that guessing does not flood their mailbox. */
const tellEveryMs = 24 * 60 * 60_000;

/** Origin of an attempt. */
export interface Attempt {
  email: string;
  ip: string;
  /** Key of a device or session that is known as the owner's. */
  device?: string | undefined;
}

/** A right password is no failed attempt, even if the account may not sign in. */
const wasPasswordRight = (error: unknown) =>
  error instanceof ProblemError &&
  ['auth.notVerified', 'auth.inactive', 'auth.closed'].includes(error.code);

/** Mails the owner of an account that attempts at it were refused. */
const createTeller = (deps: Deps) => {
  const { db } = deps.database;
  const told = createLimiter(deps, 'told of attempts', 1, tellEveryMs);
  return (email: string) =>
    db.transaction(async (tx) => {
      const owner = await findUserByEmail(tx, email);
      if (owner?.status !== 'ACTIVE') return;
      await told.use(owner.id, tx);
      await mailNotice(tx, deps, owner, 'signInLimited');
    });
};

const limitAttempts = (deps: Deps, at: 'password' | 'code') => {
  const limiter = (by: string, max: number) =>
    createLimiter(deps, `${at} ${by}`, max, failureWindowMs);
  const byAddress = limiter('address', failuresPerAddress);
  const byAccount = limiter('account', failuresPerAccount);
  const byDevice = limiter('device', failuresPerAddress);
  const tell = createTeller(deps);

  const countsOf = ({ email, ip, device }: Attempt) => {
    const account = email.toLowerCase();
    if (device) return [{ counter: byDevice, key: `${account} ${device}` }];
    return [
      { counter: byAddress, key: `${account} ${ip}` },
      { counter: byAccount, key: account },
    ];
  };
  return {
    /**
     * Runs a check of a password or code. A success resets the count of failures.
     *
     * @throws TooManyError after too many failures
     */
    async limit<T>(attempt: Attempt, check: () => Promise<T>): Promise<T> {
      const counts = countsOf(attempt);
      const forget = async () => {
        for (const { counter, key } of counts) await counter.forget(key);
      };
      try {
        // Counted before the check, so that concurrent attempts are counted as well.
        for (const { counter, key } of counts) await counter.use(key);
      } catch (error) {
        await tell(attempt.email).catch((untold: unknown) => {
          if (!(untold instanceof TooManyError)) throw untold;
        });
        throw error;
      }
      try {
        const result = await check();
        await forget();
        return result;
      } catch (error) {
        if (wasPasswordRight(error)) await forget();
        throw error;
      }
    },
  };
};

/**
 * Limits the attempts at passwords and codes. Codes are counted separately: otherwise each right
 * password would reset the count of wrong codes.
 */
export const createAttemptLimits = (deps: Deps) => ({
  password: limitAttempts(deps, 'password'),
  code: limitAttempts(deps, 'code'),
});
export type AttemptLimits = ReturnType<typeof createAttemptLimits>;
