import type { Transaction } from '@lms/server/database';

/** Something that happened, and what its subscribers are told of it. */
export interface DomainEvent<Payload> {
  name: string;
  /** Only a type: the value of an event travels in `publish`. */
  readonly payload?: Payload;
}

export type EventPayload<Event> = Event extends DomainEvent<infer Payload> ? Payload : never;

/** Reacts in the transaction of the publisher; throwing undoes what happened. */
export type Subscriber<Payload> = (tx: Transaction, payload: Payload) => Promise<void>;

/** How a domain makes those above it or beside it act in its own transaction without knowing them. */
export interface Events {
  /** Adds a subscriber; a later one of the same name takes its place, as when two apps share it. */
  subscribe<Payload>(
    event: DomainEvent<Payload>,
    name: string,
    subscriber: Subscriber<Payload>,
  ): void;
  /** Waits for all subscribers, one after another in the order in which they came. */
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

export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

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
