type Listener = (event: PopStateEvent) => void;

let current: Listener | undefined;

/**
 * Listens to Back and Forward. Call it before the router starts: listeners run in the order of
 * registration, and a guard of unsaved changes must come first.
 */
export const listenToPopState = () => {
  window.addEventListener('popstate', (event) => current?.(event));
};

/** Sets the listener that hears of Back and Forward before the router; `undefined` removes it. */
export const setPopStateListener = (listener: Listener | undefined) => {
  current = listener;
};
