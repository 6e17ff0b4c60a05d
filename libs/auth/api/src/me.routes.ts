import { authPermissions, type UserRecord } from '@lms/auth/contract';
import { organizations, users } from '@lms/server/database';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

export const meRoutes = (app: FastifyInstance, { database }: Deps) => {
  route(app, {
    method: 'GET',
    path: '/user/me',
    summary: 'Read the signed-in user',
    access: authPermissions['profile.read'],
    beforeSecondFactor: true,
    handle: async ({ caller }): Promise<UserRecord> => {
      const [record] = await database.db
        .select({
          id: users.id,
          username: users.username,
          email: users.username,
          name: users.name,
          imageUrl: users.imageUrl,
          roles: users.roles,
          occupation: users.occupation,
          companyName: users.companyName,
          signOption: users.signOption,
          phone: users.phone,
          address: users.address,
          socialNetworks: users.socialNetworks,
          organization: {
            id: organizations.id,
            code: organizations.code,
            name: organizations.name,
          },
          preferredLanguage: users.preferredLanguage,
          largeText: users.largeText,
        })
        .from(users)
        .leftJoin(organizations, eq(organizations.id, users.organizationId))
        .where(eq(users.id, caller.userId));
      if (!record) throw new ProblemError('auth.required');
      return {
        ...record,
        viewedAsUntil: caller.viewedAsUntil ?? null,
        needsSecondFactor: caller.needsSecondFactor ?? false,
      };
    },
  });
};
