/** Longest wait in milliseconds. */
const longest = 1_000;

/** Resolves when the browser is idle, for what can wait. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve);
  });
