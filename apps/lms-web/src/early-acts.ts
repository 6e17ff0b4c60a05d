declare global {
  interface Window {
    /**
     * Set by boot.js: returns the events of buttons clicked, forms sent and fields left before
     * hydration, the last one of each element, and keeps none from then on.
     */
    takeEarlyActs: () => Map<Element, Event>;
  }
}

/** Repeats what was done before hydration, in order. */
export const replayEarlyActs = () =>
  window
    .takeEarlyActs()
    .forEach((event, element) =>
      element.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
    );
