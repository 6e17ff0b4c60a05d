import { type Deps, createLimiter, ProblemError } from '@lms/server/platform';

/**
 * Limits of failed attempts at one account in a time window (ASVS 5.0, section 6.3.1): 80 an hour
 * from one address. The limit for all addresses together is higher, so that a single address can't
 * lock the owner out.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;

/** A right password is no failed attempt, even if the account may not sign in. */
const isNoGuess = (error: unknown) =>
  error instanceof ProblemError && ['auth.notVerified', 'auth.inactive'].includes(error.code);

const countGuesses = (deps: Deps, at: 'password' | 'code') => {
  const byAddress = createLimiter(deps, `${at} address`, failuresPerAddress, failureWindowMs);
  const byAccount = createLimiter(deps, `${at} account`, failuresPerAccount, failureWindowMs);
  return {
    /**
     * Runs a check of a password or code. A success resets the count of failures.
     *
     * @throws TooManyError after too many failures
     */
    async limit<T>(email: string, ip: string, look: () => Promise<T>): Promise<T> {
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
        const result = await look();
        await forget();
        return result;
      } catch (error) {
        if (isNoGuess(error)) await forget();
        throw error;
      }
    },
  };
};

/**
 * Limits the attempts at passwords and codes. Codes are counted separately: otherwise each right
 * password would reset the count of wrong codes.
 */
export const createGuesses = (deps: Deps) => ({
  password: countGuesses(deps, 'password'),
  code: countGuesses(deps, 'code'),
});
export type Guesses = ReturnType<typeof createGuesses>;
