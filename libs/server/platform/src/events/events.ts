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
  /** Adds who is told of the event once it is committed; a later one of the same name takes its place. */
  onCommitted(event: DomainEvent<void>, name: string, listener: () => void): void;
  /** Tells those, after the transaction. */
  committed(event: DomainEvent<void>): void;
}

/** Defines an event, which its name identifies. */
export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** Creates the events that the modules of one server share. */
export const createEvents = (): Events => {
  const subscribers = new Map<string, Map<string, Subscriber<never>>>();
  const listeners = new Map<string, Map<string, () => void>>();
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
    onCommitted(event, name, listener) {
      const own = listeners.get(event.name) ?? new Map<string, () => void>();
      listeners.set(event.name, own.set(name, listener));
    },
    committed(event) {
      for (const listener of listeners.get(event.name)?.values() ?? []) listener();
    },
  };
};
