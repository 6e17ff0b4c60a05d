import { authPermissions } from '@lms/auth/contract';
import { type ListViews, listViewsSchema, maxViewedLists } from '@lms/contract';
import { listViews } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** Routes of the views that a person has saved of lists. */
export const listViewRoutes = (app: FastifyInstance, { database, now }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/user/me/list-views',
    summary: 'List the saved views of lists of the signed-in user',
    access: authPermissions['profile.read'],
    handle: async ({ caller }): Promise<{ items: ListViews[] }> => ({
      items: await database.db
        .select({ list: listViews.list, views: listViews.views })
        .from(listViews)
        .where(eq(listViews.userId, caller.userId))
        .orderBy(asc(listViews.list)),
    }),
  });
  route(app, {
    method: 'PUT',
    path: '/user/me/list-views',
    summary: 'Replace the saved views of one list',
    access: authPermissions['profile.write'],
    body: listViewsSchema,
    handle: async ({ body: { list, views }, caller, request, reply }) => {
      const { userId } = caller;
      const own = eq(listViews.userId, userId);
      const at = now().toISOString();
      await database.db.transaction(async (tx) => {
        if (views.length === 0) {
          await tx.delete(listViews).where(and(own, eq(listViews.list, list)));
        } else {
          await tx
            .insert(listViews)
            .values({ userId, list, views })
            .onConflictDoUpdate({
              target: [listViews.userId, listViews.list],
              set: { views, updatedAt: at },
            });
        }
        if ((await tx.$count(listViews, own)) > maxViewedLists) {
          throw new ProblemError('validation.failed', [
            { field: 'list', code: 'max', params: { max: maxViewedLists } },
          ]);
        }
        await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
      });
      return reply.status(204).send();
    },
  });
};
