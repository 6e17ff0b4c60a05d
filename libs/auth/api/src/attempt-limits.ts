import { createLimiter, type Deps, ProblemError } from '@lms/server/platform';

/**
 * Limits of failed attempts at one account in a time window (ASVS 5.0, section 6.3.1): 80 an hour
 * from one address. The limit for all addresses together is higher, so that a single address can't
 * lock the owner out.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;

/** A right password is no failed attempt, even if the account may not sign in. */
const wasPasswordRight = (error: unknown) =>
  error instanceof ProblemError &&
  ['auth.notVerified', 'auth.inactive', 'auth.closed'].includes(error.code);

const limitAttempts = (deps: Deps, at: 'password' | 'code') => {
  const byAddress = createLimiter(deps, `${at} address`, failuresPerAddress, failureWindowMs);
  const byAccount = createLimiter(deps, `${at} account`, failuresPerAccount, failureWindowMs);
  return {
    /**
     * Runs a check of a password or code. A success resets the count of failures.
     *
     * @throws TooManyError after too many failures
     */
    async limit<T>(email: string, ip: string, check: () => Promise<T>): Promise<T> {
      const account = email.toLowerCase();
      const accountAtAddress = `${account} ${ip}`;
      // Counted before the check, so that concurrent attempts are counted as well.
      await byAddress.use(accountAtAddress);
      await byAccount.use(account);
      const forget = async () => {
        await byAddress.forget(accountAtAddress);
        await byAccount.forget(account);
      };
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
