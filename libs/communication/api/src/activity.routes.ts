import { communicationPermissions } from '@lms/communication/contract';
import { type ActivityPage, cursorSchema } from '@lms/contract';
import { activityLog } from '@lms/server/database';
import { type Deps, route } from '@lms/server/platform';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

const pageSize = 20;

export const activityRoutes = (app: FastifyInstance, { database: { db } }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/activity',
    summary: 'List what the reader did, newest first; that before one entry',
    access: communicationPermissions['communication.use'],
    query: cursorSchema,
    handle: async ({ caller, query }): Promise<ActivityPage> => {
      const rows = await db
        .select({
          id: activityLog.id,
          at: activityLog.at,
          action: activityLog.action,
          subject: activityLog.subject,
        })
        .from(activityLog)
        .where(
          and(
            eq(activityLog.userId, caller.userId),
            query.before ? lt(activityLog.id, query.before) : undefined,
          ),
        )
        .orderBy(desc(activityLog.id))
        .limit(pageSize + 1);
      return { items: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
    },
  });
};
