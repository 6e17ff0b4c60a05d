import { TooManyError } from './problems';

/** Keeps the memory of a flood of different keys within bounds. */
const mostKeys = 50_000;

/**
 * Counts events per key, such as failed sign-ins per account, within a window of time.
 *
 * @param max how many events a key may have in the window
 */
export const createLimiter = (now: () => Date, max: number, windowMs: number) => {
  const entries = new Map<string, { count: number; endsAt: number }>();
  const current = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.endsAt > now().getTime() ? entry : undefined;
  };
  const count = (key: string) => {
    const entry = current(key);
    if (entry) return void (entry.count += 1);
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= mostKeys && oldest !== undefined) entries.delete(oldest);
    entries.set(key, { count: 1, endsAt: now().getTime() + windowMs });
  };
  const check = (key: string) => {
    const entry = current(key);
    if (!entry || entry.count < max) return;
    throw new TooManyError(Math.ceil((entry.endsAt - now().getTime()) / 1000));
  };
  return {
    /**
     * Counts one event more.
     * @throws TooManyError when the key has used up its number
     */
    use(key: string) {
      check(key);
      count(key);
    },
    forget: (key: string) => void entries.delete(key),
  };
};
