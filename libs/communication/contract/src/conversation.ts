export const conversationKinds = ['COURSE', 'HELP_DESK'] as const;
/**
 * `COURSE`: with the instructors and the organization of a course. `HELP_DESK`: with system
 * administrators.
 */
export type ConversationKind = (typeof conversationKinds)[number];

/** Longest message, in code points. */
export const maxMessageLength = 4_000;

/** A person in a conversation, without an email address. */
export interface Participant {
  id: string;
  /** Empty once the account is closed. */
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
  /** Chosen by the sender, so that a message sent twice is stored once. */
  clientId: string;
}

export interface Conversation {
  id: string;
  kind: ConversationKind;
  course: { id: string; title: string; language: string } | null;
  /** The person who started the conversation. */
  opener: Participant;
  isMine: boolean;
  lastMessage: { body: string; authorName: string; createdAt: string } | null;
  /** Messages of others that the reader has not seen. */
  unread: number;
}

/** Answer of `GET /conversation`, most recent message first. */
export interface ConversationPage {
  items: Conversation[];
  hasMore: boolean;
}

/**
 * Answer of `GET /conversation/:id/message`, oldest first: the latest page, or the one before
 * `before`.
 */
export interface MessagePage {
  items: Message[];
  hasMore: boolean;
  /** The account of the person who started the conversation is closed: no more can be said. */
  isClosed: boolean;
}

/** Answer of `POST /conversation`. */
export interface OpenedConversation {
  conversationId: string;
  message: Message;
}
