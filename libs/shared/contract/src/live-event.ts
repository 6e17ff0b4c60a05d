/** Events of `GET /events`. They carry ids and numbers; the client then fetches what changed. */
export type LiveEvent =
  | { type: 'notification'; id: string }
  | { type: 'message'; conversationId: string; messageId: string }
  | { type: 'read' }
  /** More time was given to an attempt that runs. */
  | { type: 'attempt'; id: string }
  /** Questions of an imported file that have been checked; the importing screen gave the id. */
  | { type: 'questionImport'; id: string; done: number; total: number };
