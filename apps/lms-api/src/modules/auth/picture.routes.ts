import multipart from '@fastify/multipart';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { readFormFile } from '../../http/form-problems';
import { route } from '../../http/route';
import { removePicture, storePicture } from '../../uploads/pictures';
import { findUser, readProfile } from './profile';
import { users } from './users.table';

const mostBytes = 5 * 1024 * 1024;

export const pictureRoutes = async (app: FastifyInstance, { config, database }: Deps) => {
  await app.register(multipart, { limits: { files: 1, fields: 0, fileSize: mostBytes } });

  const replacePicture = async (userId: string, imageUrl: string | null) => {
    const former = await database.db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      await tx
        .update(users)
        .set({ imageUrl, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId));
      return user?.imageUrl ?? null;
    });
    await removePicture(config, former);
    return readProfile(database.db, userId);
  };

  route(app, {
    method: 'PUT',
    path: '/user/me/picture',
    summary: 'Upload a picture of oneself: JPEG, PNG or WebP of at most 5 MiB',
    access: 'profile.write',
    limitPerMinute: 20,
    handle: async ({ caller, request }) => {
      const address = await storePicture(config, await readFormFile(request));
      return replacePicture(caller.userId, address);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me/picture',
    summary: 'Remove the own picture',
    access: 'profile.write',
    handle: async ({ caller }) => {
      await findUser(database.db, caller.userId);
      return replacePicture(caller.userId, null);
    },
  });
};
