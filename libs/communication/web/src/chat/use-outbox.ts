import { useSession } from '@lms/auth/web';
import type { MessageInput } from '@lms/communication/contract';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createMessageOutbox, type Dispatch, type MessageOutbox } from './message-outbox';

/** A message being sent; the server stores each `clientId` once. */
export interface Outgoing extends MessageInput {
  failed: boolean;
}

const outboxes = new WeakMap<object, Map<string, MessageOutbox>>();

/** Returns the own outbox of a conversation, which outlives the panel. */
const useMessageOutbox = (conversationId: string) => {
  const store = useStore();
  const { user } = useSession();
  const [outbox] = useState(() => {
    const key = `${user?.id} ${conversationId}`;
    const known = outboxes.get(store) ?? new Map<string, MessageOutbox>();
    const made = known.get(key) ?? createMessageOutbox(store.dispatch as Dispatch, conversationId);
    outboxes.set(store, known.set(key, made));
    return made;
  });
  return outbox;
};

/** Sends messages one by one, again by itself for lack of a connection, and shows what waits. */
export const useOutbox = (conversationId: string) => {
  const outbox = useMessageOutbox(conversationId);
  const { failing } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const outgoing: Outgoing[] = [
    ...outbox.refused().map((message) => ({ ...message, failed: true })),
    ...outbox.waiting().map((message) => ({ ...message, failed: failing })),
  ];
  return {
    outgoing,
    post: (body: string) => outbox.post({ clientId: crypto.randomUUID(), body }),
    retry: ({ clientId, body }: Outgoing) => outbox.retry({ clientId, body }),
  };
};
