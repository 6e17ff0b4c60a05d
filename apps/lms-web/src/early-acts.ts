declare global {
  interface Window {
    /**
     * Set by boot.js: events of buttons clicked, forms sent and fields left before hydration, the
     * last one of each element.
     */
    earlyActs?: { events: Map<Element, Event>; end: () => void };
  }
}

/** Repeats what was done before hydration, in order. */
export const replayEarlyActs = () => {
  const { earlyActs } = window;
  earlyActs?.end();
  earlyActs?.events.forEach((event, element) =>
    element.dispatchEvent(new (event.constructor as typeof Event)(event.type, event)),
  );
};
