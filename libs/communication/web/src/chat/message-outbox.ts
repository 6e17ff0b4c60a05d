import type { MessageInput } from '@lms/communication/contract';
import { createOutbox, holdUnsaved, isTemporary } from '@lms/entity-api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { communicationApi } from '../communication-api';

export type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/**
 * Sends the messages of one conversation in their order. What could not be sent for lack of a
 * connection is sent again by itself; what was refused waits for its author.
 */
export const createMessageOutbox = (dispatch: Dispatch, conversationId: string) => {
  const refused = new Map<string, MessageInput>();
  const outbox = createOutbox<MessageInput[]>(
    async (_conversation, messages) => {
      for (const body of messages) {
        const { error } = await dispatch(
          communicationApi.endpoints.sendMessage.initiate(
            { conversationId, body },
            { track: false },
          ),
        );
        if (error && isTemporary(error)) return 'later';
        if (error) refused.set(body.clientId, body);
      }
      return 'done';
    },
    (older, newer) => [...older, ...newer],
  );
  const post = (message: MessageInput) => {
    refused.delete(message.clientId);
    outbox.put(conversationId, [message]);
  };
  holdUnsaved(() => outbox.getState().unsent.size + refused.size > 0);
  return {
    subscribe: outbox.subscribe,
    getState: outbox.getState,
    waiting: () => outbox.getState().unsent.get(conversationId) ?? [],
    refused: () => [...refused.values()],
    post,
    /** Sends a message at once that waits or was refused. */
    retry: (message: MessageInput) => {
      if (refused.has(message.clientId)) post(message);
      else void outbox.flush();
    },
  };
};

export type MessageOutbox = ReturnType<typeof createMessageOutbox>;
