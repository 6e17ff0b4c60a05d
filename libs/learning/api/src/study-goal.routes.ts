import { sharedPermissions } from '@lms/contract';
import { studyGoalSchema } from '@lms/learning/contract';
import { users } from '@lms/server/database';
import { type Deps, route } from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

export const studyGoalRoutes = (app: FastifyInstance, { database: { db } }: Deps) => {
  route(app, {
    method: 'PUT',
    path: '/learning/goal',
    summary: 'Set on how many days a week the caller means to study, or take the goal away',
    access: sharedPermissions['learning.study'],
    body: studyGoalSchema,
    handle: async ({ caller, body }) => {
      await db
        .update(users)
        // A goal is no edit of the account: its date stays.
        .set({ studyGoalDays: body.daysAWeek, updatedAt: sql`${users.updatedAt}` })
        .where(eq(users.id, caller.userId));
      return body;
    },
  });
};
