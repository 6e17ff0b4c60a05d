import { LRUCache } from 'lru-cache';
import type { Deps } from '../../deps';
import { inTurn } from '../../in-turn';

/** Age up to which a page is sent as it is, and up to which it is sent while it is renewed. */
const freshMs = 1_000;
const maxAgeMs = 2_000;
const maxBytes = 48 * 1024 * 1024;
/** Pages made at once: fifty together cost twice the processor time each, for their garbage lives longer. */
const madeAtOnce = 2;

/** Stored thing with its size in bytes. */
interface Sized {
  size: number;
}

/**
 * Keeps what is dear to make and asked for by many, at most {@link maxAgeMs} old: renewed in the
 * background while it is asked for, and made once however many ask together. What was not asked for
 * longest goes first.
 */
export const createPageStore = <Page extends Sized>({ now }: Pick<Deps, 'now'>) => {
  const stored = new LRUCache<string, { page: Page; madeAt: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  const underway = new Map<string, Promise<Page | undefined>>();
  const turn = inTurn(madeAtOnce);

  const renew = (key: string, make: () => Promise<Page | undefined>) => {
    const begun = underway.get(key);
    if (begun) return begun;
    const makeInTurn = async () => {
      const madeAt = now().getTime();
      const page = await make();
      if (page) stored.set(key, { page, madeAt });
      else stored.delete(key);
      return page;
    };
    const making = turn(makeInTurn).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  /**
   * Returns the stored page of a key, or makes it.
   *
   * @param make returns nothing for what must not be stored
   */
  return async (key: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> => {
    const found = stored.get(key);
    const age = found ? now().getTime() - found.madeAt : Infinity;
    if (!found || age >= maxAgeMs) return renew(key, make);
    // A failed renewal is tried again by the next request, and told once the page is too old.
    if (age >= freshMs) renew(key, make).catch(() => undefined);
    return found.page;
  };
};
