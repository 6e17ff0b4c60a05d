/** Events of `GET /events`. They carry ids only; the client then fetches what changed. */
export type LiveEvent =
  | { type: 'notification'; id: string }
  | { type: 'message'; conversationId: string; messageId: string }
  | { type: 'read' };

export const liveEventTypes = [
  'notification',
  'message',
  'read',
] as const satisfies LiveEvent['type'][];
