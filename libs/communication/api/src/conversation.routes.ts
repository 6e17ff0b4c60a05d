import {
  communicationPermissions,
  type ConversationPage,
  conversationReadSchema,
  type Message,
  type MessagePage,
  messageSchema,
  openConversationSchema,
  type OpenedConversation,
} from '@lms/communication/contract';
import { code, cursorSchema } from '@lms/contract';
import { messages } from '@lms/server/database';
import { announce, type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import {
  findMessages,
  isOpenerClosed,
  listConversations,
  requireConversation,
} from './conversations';
import { addMessage, markRead, openConversation } from './send-message';

const conversationsAtOnce = 20;
const messagesAtOnce = 30;
/** Messages per minute: more than a person types, too few for a script to flood the help desk. */
const messagesPerMinute = 60;

const pageQuery = object({
  page: string().matches(/^(?:[1-9]\d{0,3}|10000)$/, code('invalid')),
}).noUnknown();

export const conversationRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/conversation',
    summary: 'List the conversations that the reader takes part in, the last spoken first',
    access: communicationPermissions['communication.use'],
    query: pageQuery,
    handle: async ({ caller, query }): Promise<ConversationPage> => {
      const page = Number(query.page ?? 1);
      const found = await listConversations(db, caller, {
        limit: conversationsAtOnce + 1,
        offset: (page - 1) * conversationsAtOnce,
      });
      return {
        items: found.slice(0, conversationsAtOnce),
        hasMore: found.length > conversationsAtOnce,
      };
    },
  });

  route(app, {
    method: 'POST',
    path: '/conversation',
    operationId: 'openConversation',
    summary: 'Write to the people of a course, or to the help desk',
    access: communicationPermissions['communication.use'],
    body: openConversationSchema,
    limitPerMinute: messagesPerMinute,
    handle: ({ body, caller, request }): Promise<OpenedConversation> =>
      db.transaction(async (tx) => {
        const conversation = await openConversation(tx, deps, caller, body.courseId);
        const message = await addMessage(tx, deps, conversation, caller, body);
        const at = message.createdAt;
        await recordActivity(tx, { at, caller, request, action: 'MESSAGE_SENT' });
        return { conversationId: conversation.id, message };
      }),
  });

  route(app, {
    method: 'GET',
    path: '/conversation/:id/message',
    summary: 'List the newest messages of a conversation, or those before one; oldest first',
    access: communicationPermissions['communication.use'],
    query: cursorSchema,
    handle: async ({ caller, params, query }): Promise<MessagePage> => {
      const conversation = await requireConversation(db, caller, params.id);
      const found = await findMessages(
        db,
        and(
          eq(messages.conversationId, conversation.id),
          query.before ? lt(messages.id, query.before) : undefined,
        ),
        caller.userId,
        messagesAtOnce + 1,
      );
      const items = found.slice(0, messagesAtOnce).reverse();
      return {
        items,
        hasMore: found.length > messagesAtOnce,
        isClosed: await isOpenerClosed(db, conversation),
      };
    },
  });

  route(app, {
    method: 'POST',
    path: '/conversation/:id/message',
    operationId: 'sendMessage',
    summary: 'Write in a conversation; the same `clientId` is stored once',
    access: communicationPermissions['communication.use'],
    body: messageSchema,
    limitPerMinute: messagesPerMinute,
    handle: ({ body, caller, params, request }): Promise<Message> =>
      db.transaction(async (tx) => {
        const conversation = await requireConversation(tx, caller, params.id);
        const message = await addMessage(tx, deps, conversation, caller, body);
        const at = message.createdAt;
        await recordActivity(tx, { at, caller, request, action: 'MESSAGE_SENT' });
        return message;
      }),
  });

  route(app, {
    method: 'PUT',
    path: '/conversation/:id/read',
    summary: 'Say how far the reader has read',
    access: communicationPermissions['communication.use'],
    body: conversationReadSchema,
    handle: async ({ body, caller, params, reply }) => {
      await db.transaction(async (tx) => {
        const { id: conversationId } = await requireConversation(tx, caller, params.id);
        const { userId } = caller;
        const [message] = await findMessages(
          tx,
          and(eq(messages.id, body.messageId), eq(messages.conversationId, conversationId)),
          userId,
        );
        if (!message) throw new ProblemError('entity.notFound');
        await markRead(tx, { conversationId, userId, messageId: message.id });
        await announce(tx, [userId], { type: 'read' });
      });
      return reply.status(204).send();
    },
  });
};
