/** Longest wait in milliseconds. */
const longest = 1_000;

/**
 * Resolves when the browser is idle. Changing the language earlier would cause hydration mismatches
 * in parts that are not hydrated yet.
 */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve);
  });
