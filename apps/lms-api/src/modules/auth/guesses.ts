import type { Deps } from '../../deps';
import { createLimiter } from '../../http/limiter';
import { ProblemError } from '../../http/problems';

/**
 * ASVS 5.0, section 6.3.1. One address has 80 guesses an hour at one account; the higher limit for
 * all addresses together keeps a single one from locking the owner out.
 */
const failuresPerAddress = 20;
const failuresPerAccount = 100;
const failureWindowMs = 15 * 60_000;

/** Who was right about the password has made no guess, even when more is asked for. */
const isNoGuess = (error: unknown) =>
  error instanceof ProblemError &&
  ['auth.notVerified', 'auth.inactive', 'auth.secondFactorRequired'].includes(error.code);

/** Counts wrong passwords and codes, wherever one is asked for. */
export const createGuesses = (now: Deps['now']) => {
  const byAddress = createLimiter(now, failuresPerAddress, failureWindowMs);
  const byAccount = createLimiter(now, failuresPerAccount, failureWindowMs);
  return {
    /**
     * Does what looks at a password or code.
     * @throws TooManyError after too many failures
     */
    async limit<T>(email: string, ip: string, look: () => Promise<T>): Promise<T> {
      const account = email.toLowerCase();
      const accountAtAddress = `${account} ${ip}`;
      // Counted before it is looked at, so that guesses sent at once are counted, too.
      byAddress.use(accountAtAddress);
      byAccount.use(account);
      const forget = () => {
        byAddress.forget(accountAtAddress);
        byAccount.forget(account);
      };
      try {
        const result = await look();
        forget();
        return result;
      } catch (error) {
        if (isNoGuess(error)) forget();
        throw error;
      }
    },
  };
};
export type Guesses = ReturnType<typeof createGuesses>;
