export const conversationKinds = ['COURSE', 'HELP_DESK'] as const;
/** With the instructors and the organisation of a course, or with the council's help desk. */
export type ConversationKind = (typeof conversationKinds)[number];

/** Longest message, in code points. */
export const maxMessageLength = 4_000;

/** Somebody in a conversation; no address of theirs is shown. */
export interface Participant {
  id: string;
  name: string;
  imageUrl: string | null;
}

export interface Message {
  id: string;
  conversationId: string;
  author: Participant;
  isMine: boolean;
  body: string;
  createdAt: string;
  /** Chosen by who sent it: the same one is never stored twice. */
  clientId: string;
}

export interface Conversation {
  id: string;
  kind: ConversationKind;
  course: { id: string; title: string; language: string } | null;
  /** Who opened it. */
  opener: Participant;
  isMine: boolean;
  lastMessage: { body: string; authorName: string; createdAt: string } | null;
  /** Messages of others that the reader has not seen. */
  unread: number;
}

/** Answer of `GET /conversation`, the last spoken first. */
export interface ConversationPage {
  items: Conversation[];
  hasMore: boolean;
}

/** Answer of `GET /conversation/:id/message`: the newest, or those before one, oldest first. */
export interface MessagePage {
  items: Message[];
  hasMore: boolean;
}

/** Answer of `POST /conversation`. */
export interface OpenedConversation {
  conversationId: string;
  message: Message;
}
