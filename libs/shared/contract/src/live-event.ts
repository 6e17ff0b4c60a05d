/** Events of `GET /events`. They carry ids only; the client then fetches what changed. */
export type LiveEvent =
  | { type: 'notification'; id: string }
  | { type: 'message'; conversationId: string; messageId: string }
  | { type: 'read' }
  /** More time was given to an attempt that runs. */
  | { type: 'attempt'; id: string };

export const liveEventTypes = [
  'notification',
  'message',
  'read',
  'attempt',
] as const satisfies LiveEvent['type'][];
