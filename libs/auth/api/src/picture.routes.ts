import multipart from '@fastify/multipart';
import { authPermissions } from '@lms/auth/contract';
import { users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  readFormFile,
  recordActivity,
  removePicture,
  route,
  storePicture,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findUser, readProfile } from './profile';

const maxBytes = 5 * 1024 * 1024;

export const pictureRoutes = async (app: FastifyInstance, deps: Deps) => {
  const { database, now } = deps;
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: maxBytes } });

  const replacePicture = async (
    { caller, request }: { caller: Caller; request: FastifyRequest },
    imageUrl: string | null,
  ) => {
    const { userId } = caller;
    const former = await database.db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      await tx
        .update(users)
        .set({ imageUrl, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      const at = now().toISOString();
      await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
      return user?.imageUrl ?? null;
    });
    await removePicture(deps, former);
    return readProfile(database.db, userId);
  };

  route(app, {
    method: 'PUT',
    path: '/user/me/picture',
    takes: 'multipart/form-data',
    summary: 'Upload a picture of oneself: JPEG, PNG or WebP of at most 5 MiB',
    access: authPermissions['profile.write'],
    limitPerMinute: 20,
    handle: async (by) => {
      const address = await storePicture(deps, await readFormFile(by.request));
      return replacePicture(by, address);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me/picture',
    summary: 'Remove one’s own picture',
    access: authPermissions['profile.write'],
    handle: async (by) => {
      await findUser(database.db, by.caller.userId);
      return replacePicture(by, null);
    },
  });
};
