type Listener = (event: PopStateEvent) => void;

let heldBy: Listener | undefined;

/**
 * Browsers tell the window's listeners of Back and Forward in the order in which they came, so the
 * app calls this before its router listens: whoever holds the reader back is then told first.
 */
export const listenToBack = () => {
  window.addEventListener('popstate', (event) => heldBy?.(event));
};

/** Tells a listener, until there is another or none, of Back and Forward before the router. */
export const tellOfBack = (listener: Listener | undefined) => {
  heldBy = listener;
};
