import type { Transaction } from '@lms/server/database';

/** Event of a domain; the type parameter is its payload. */
export interface DomainEvent<Payload> {
  name: string;
  /** Carries only the type: values are passed to `publish`. */
  readonly payload?: Payload;
}

export type EventPayload<Event> = Event extends DomainEvent<infer Payload> ? Payload : never;

/** Reacts in the publisher's transaction; throwing rolls it back. */
export type Subscriber<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/**
 * Events between domains. A publisher lets other domains act in its transaction without importing
 * them.
 */
export interface Events {
  /** Adds a subscriber. One of the same name replaces it, as when two apps share the events. */
  subscribe<Payload>(
    event: DomainEvent<Payload>,
    name: string,
    subscriber: Subscriber<Payload>,
  ): void;
  /** Calls the subscribers one after another in the order of subscription, and waits for them. */
  publish<Payload>(
    tx: Transaction,
    event: DomainEvent<Payload>,
    payload: NoInfer<Payload>,
  ): Promise<void>;
}

/** Defines an event, which its name identifies. */
export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** Creates the events that the modules of one server share. */
export const createEvents = (): Events => {
  const subscribers = new Map<string, Map<string, Subscriber<never>>>();
  return {
    subscribe(event, name, subscriber) {
      const own = subscribers.get(event.name) ?? new Map<string, Subscriber<never>>();
      subscribers.set(event.name, own.set(name, subscriber));
    },
    async publish(tx, event, payload) {
      for (const subscriber of subscribers.get(event.name)?.values() ?? []) {
        await subscriber(tx, payload as never);
      }
    },
  };
};
