import type { LiveEvent } from '@lms/contract';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** Calls the listener on every live event; returns the function that ends it. */
export const hearLiveEvents = (listener: Listener) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells every listener of a live event. */
export const tellLiveEvent = (event: LiveEvent) => {
  for (const listener of listeners) listener(event);
};
