import {
  communicationPermissions,
  type Notification,
  notificationLists,
  type NotificationPage,
  notificationReadSchema,
  type UnreadCounts,
} from '@lms/communication/contract';
import { cursorSchema } from '@lms/contract';
import { notifications } from '@lms/server/database';
import {
  announce,
  type Deps,
  findRows,
  matchesFilters,
  matchesTerm,
  readRoutes,
  route,
} from '@lms/server/platform';
import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { unreadMessages } from './conversations';

const pageSize = 20;
const { id, createdAt, updatedAt, version, kind, params, link, readAt } =
  getTableColumns(notifications);
const columns = getTableColumns(notifications) as Record<string, PgColumn>;
const shown = { id, createdAt, updatedAt, version, kind, params, link, readAt };

export const notificationRoutes = (app: FastifyInstance, { database: { db }, now }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/notification',
    summary: 'List one’s own notifications, newest first; those before one',
    access: communicationPermissions['communication.use'],
    query: cursorSchema,
    handle: async ({ caller, query }): Promise<NotificationPage> => {
      const rows = await db
        .select(shown)
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, caller.userId),
            query.before ? lt(notifications.id, query.before) : undefined,
          ),
        )
        .orderBy(desc(notifications.id))
        .limit(pageSize + 1);
      return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
  });

  readRoutes<Notification>(app, {
    list: notificationLists,
    columns,
    access: communicationPermissions['communication.use'],
    find: async (_scope, query, caller) => {
      const where = and(
        eq(notifications.userId, caller.userId),
        matchesFilters(columns, query.filter),
        matchesTerm([sql`${notifications.params}::text`], query.searchTerm),
      );
      const { rows, ...total } = await findRows(db, notifications, columns, where, query);
      const items = (rows as (typeof notifications.$inferSelect)[]).map(
        ({ id, createdAt, updatedAt, version, kind, params, link, readAt }) => ({
          id,
          createdAt,
          updatedAt,
          version,
          kind,
          params,
          link,
          readAt,
        }),
      );
      return { items, ...total };
    },
  });

  route(app, {
    method: 'GET',
    path: '/notification/unread',
    summary: 'Count the notifications and messages that the reader has not seen',
    access: communicationPermissions['communication.use'],
    handle: async ({ caller }): Promise<UnreadCounts> => {
      const [unread, messages] = await Promise.all([
        db.$count(
          notifications,
          and(eq(notifications.userId, caller.userId), isNull(notifications.readAt)),
        ),
        unreadMessages(db, caller),
      ]);
      return { notifications: unread, messages };
    },
  });

  route(app, {
    method: 'PUT',
    path: '/notification/read',
    summary: 'Mark notifications as read: those named, or all',
    access: communicationPermissions['communication.use'],
    body: notificationReadSchema,
    handle: async ({ body, caller, reply }) => {
      const { userId } = caller;
      await db
        .update(notifications)
        .set({ readAt: now().toISOString() })
        .where(
          and(
            eq(notifications.userId, userId),
            isNull(notifications.readAt),
            body.ids ? inArray(notifications.id, body.ids) : undefined,
          ),
        );
      await announce(db, [userId], { type: 'read' });
      return reply.status(204).send();
    },
  });
};
