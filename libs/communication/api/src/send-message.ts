import type { Message, MessageInput, OpenConversationInput } from '@lms/communication/contract';
import {
  conversationReads,
  conversations,
  enrolments,
  messages,
  studyOf,
  type Transaction,
} from '@lms/server/database';
import { announce, type Caller, type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { CommunicationProblem } from './communication-problem';
import { findMessages, isOpenerClosed, recipientsOf } from './conversations';

type ConversationRow = typeof conversations.$inferSelect;

/** Moves a reader's position in a conversation forward, never back. */
export const markRead = (
  tx: Transaction,
  { conversationId, userId, messageId }: typeof conversationReads.$inferInsert,
) =>
  tx
    .insert(conversationReads)
    .values({ conversationId, userId, messageId })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.userId],
      set: { messageId },
      setWhere: lt(conversationReads.messageId, messageId),
    });

/**
 * Adds a message. A message sent again because its answer was lost is stored once.
 *
 * @throws ProblemError communication.accountClosed
 */
export const addMessage = async (
  tx: Transaction,
  deps: Deps,
  conversation: ConversationRow,
  caller: Caller,
  { body, clientId }: MessageInput,
): Promise<Message> => {
  // Serialised per conversation, so that the order of ids is the order in which messages can be
  // read.
  await tx
    .update(conversations)
    .set({ lastMessageAt: deps.now().toISOString() })
    .where(eq(conversations.id, conversation.id));
  const [stored] = await tx
    .insert(messages)
    .values({
      conversationId: conversation.id,
      authorId: caller.userId,
      body,
      clientId,
      createdAt: deps.now().toISOString(),
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  const [message] = await findMessages(
    tx,
    and(eq(messages.authorId, caller.userId), eq(messages.clientId, clientId)),
    caller.userId,
  );
  if (!message || message.conversationId !== conversation.id) {
    throw new ProblemError('entity.duplicate');
  }
  if (stored) {
    if (await isOpenerClosed(tx, conversation)) {
      throw new CommunicationProblem('communication.accountClosed');
    }
    const { id: messageId, conversationId } = message;
    await markRead(tx, { conversationId, userId: caller.userId, messageId });
    const recipients = await recipientsOf(tx, conversation);
    await announce(tx, recipients, { type: 'message', conversationId, messageId });
  }
  return message;
};

/** Finds or creates the caller's one conversation about a course, or with the help desk. */
export const openConversation = async (
  tx: Transaction,
  deps: Deps,
  { userId }: Caller,
  courseId: OpenConversationInput['courseId'],
) => {
  if (courseId && (await tx.$count(enrolments, studyOf(userId, courseId))) === 0) {
    throw new ProblemError('learning.notEnrolled');
  }
  await tx
    .insert(conversations)
    .values({
      openerId: userId,
      courseId,
      kind: courseId ? 'COURSE' : 'HELP_DESK',
      lastMessageAt: deps.now().toISOString(),
    })
    .onConflictDoNothing();
  const [conversation] = await tx
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.openerId, userId),
        courseId ? eq(conversations.courseId, courseId) : isNull(conversations.courseId),
      ),
    );
  if (!conversation) throw new ProblemError('entity.notFound');
  return conversation;
};
