/** No reader waits longer than this for what was asked for (milliseconds). */
const longest = 1_000;

/**
 * Resolves once the browser has nothing else to do: a change of language while parts of a page are
 * still being hydrated would find other texts in them than the server wrote.
 */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve);
  });
