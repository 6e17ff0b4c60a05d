/** What `GET /events` tells; whoever hears it asks for what changed. */
export type LiveEvent =
  | { type: 'notification'; id: string }
  | { type: 'message'; conversationId: string; messageId: string }
  | { type: 'read' };

export const liveEventTypes = [
  'notification',
  'message',
  'read',
] as const satisfies LiveEvent['type'][];
