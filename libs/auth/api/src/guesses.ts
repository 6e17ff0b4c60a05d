import { type Deps, createLimiter, ProblemError } from '@lms/server/platform';

/**
 * ASVS 5.0, section 6.3.1. One address has 80 guesses an hour at one account; the higher limit for
 * all addresses together keeps a single one from locking the owner out.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;

/** Who was right about the password has made no guess, even when the account is not open. */
const isNoGuess = (error: unknown) =>
  error instanceof ProblemError && ['auth.notVerified', 'auth.inactive'].includes(error.code);

const countGuesses = (deps: Deps, at: 'password' | 'code') => {
  const byAddress = createLimiter(deps, `${at} address`, failuresPerAddress, failureWindowMs);
  const byAccount = createLimiter(deps, `${at} account`, failuresPerAccount, failureWindowMs);
  return {
    /**
     * Does what looks at a password or code; when it was right, the failures before are forgotten.
     * @throws TooManyError after too many failures
     */
    async limit<T>(email: string, ip: string, look: () => Promise<T>): Promise<T> {
      const account = email.toLowerCase();
      const accountAtAddress = `${account} ${ip}`;
      // Counted before it is looked at, so that guesses sent at once are counted, too.
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
 * Counts what is wrong, wherever a password or code is asked for. Codes are counted apart: whoever
 * knows the password would get new guesses at the code by each right password.
 */
export const createGuesses = (deps: Deps) => ({
  password: countGuesses(deps, 'password'),
  code: countGuesses(deps, 'code'),
});
export type Guesses = ReturnType<typeof createGuesses>;
