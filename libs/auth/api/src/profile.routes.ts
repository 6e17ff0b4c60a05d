import {
  authPermissions,
  languageSchema,
  type Profile,
  profileUpdateSchema,
} from '@lms/auth/contract';
import { users } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readProfile } from './profile';

export const profileRoutes = (app: FastifyInstance, { database, now }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/user/me/profile',
    summary: 'Read the profile of the signed-in user',
    access: authPermissions['profile.read'],
    beforeSecondFactor: true,
    handle: ({ caller }): Promise<Profile> => readProfile(database.db, caller.userId),
  });

  route(app, {
    method: 'PUT',
    path: '/user/me',
    summary: 'Change one’s own profile, if nobody else changed it since `version`',
    access: authPermissions['profile.write'],
    body: profileUpdateSchema,
    handle: ({ body, caller, request }): Promise<Profile> =>
      database.db.transaction(async (tx) => {
        const { version, gender, dateOfBirth, ...texts } = body;
        const changed = await tx
          .update(users)
          .set({
            ...texts,
            gender: gender || null,
            dateOfBirth: dateOfBirth || null,
            version: sql`${users.version} + 1`,
          })
          .where(and(eq(users.id, caller.userId), eq(users.version, version)))
          .returning({ id: users.id });
        if (changed.length === 0) throw new ProblemError('entity.conflict');
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
        return readProfile(tx, caller.userId);
      }),
  });

  route(app, {
    method: 'PUT',
    path: '/user/me/language',
    summary: 'Choose the language that mails are written in',
    access: authPermissions['profile.write'],
    beforeSecondFactor: true,
    body: languageSchema,
    handle: async ({ body, caller, request, reply }) => {
      await database.db.transaction(async (tx) => {
        await tx
          .update(users)
          .set({ preferredLanguage: body.language })
          .where(eq(users.id, caller.userId));
        const at = now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
      });
      return reply.status(204).send();
    },
  });
};
