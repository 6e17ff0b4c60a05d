import { useState } from 'react';
import { communicationApi } from '../communication-api';

/** A message being sent; the server stores each `clientId` once. */
export interface Outgoing {
  clientId: string;
  body: string;
  failed: boolean;
}

/** Sends messages one by one and keeps the failed ones for a retry. */
export const useOutbox = (conversationId: string) => {
  const [send] = communicationApi.useSendMessageMutation();
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);

  const deliver = async ({ clientId, body }: Outgoing) => {
    const { error } = await send({ conversationId, body: { clientId, body } });
    setOutgoing((all) =>
      error
        ? all.map((one) => (one.clientId === clientId ? { ...one, failed: true } : one))
        : all.filter((one) => one.clientId !== clientId),
    );
  };
  return {
    outgoing,
    post: (body: string) => {
      const message = { clientId: crypto.randomUUID(), body, failed: false };
      setOutgoing((all) => [...all, message]);
      void deliver(message);
    },
    retry: (message: Outgoing) => {
      setOutgoing((all) =>
        all.map((one) => (one.clientId === message.clientId ? { ...one, failed: false } : one)),
      );
      void deliver(message);
    },
  };
};
