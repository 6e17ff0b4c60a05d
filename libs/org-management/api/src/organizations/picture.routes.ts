import { type Organization, orgManagementPermissions } from '@lms/org-management/contract';
import { organizations } from '@lms/server/database';
import {
  type Caller,
  catalogChanged,
  type Deps,
  ProblemError,
  readFormFile,
  recordActivity,
  removePicture,
  route,
  type Scope,
  storePicture,
} from '@lms/server/platform';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toOrganization } from './organization-item';

const pictures = [
  { name: 'logo', field: 'logoUrl', size: { width: 320, height: 320 } },
  { name: 'banner', field: 'bannerUrl', size: { width: 1_600, height: 400 } },
] as const;

/** A change of a picture: the caller and the organization. */
interface Change {
  scope: Scope;
  caller: Caller;
  request: FastifyRequest;
  params: { id: string };
}

/** Routes of an organization's logo and banner. */
export const organizationPictureRoutes = (app: FastifyInstance, deps: Deps) => {
  const { database, now } = deps;

  const requireReached = async ({ scope, params: { id } }: Change) => {
    const isForeign = scope.kind === 'own' && scope.organizationId !== id;
    const found = isForeign ? 0 : await database.db.$count(organizations, eq(organizations.id, id));
    if (found === 0) throw new ProblemError('entity.notFound');
  };

  const replace = async (
    { caller, request, params: { id } }: Change,
    field: 'logoUrl' | 'bannerUrl',
    address: string | null,
  ): Promise<Organization> => {
    const { former, changed } = await database.db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(organizations)
        .where(eq(organizations.id, id))
        .for('update');
      const [after] = await tx
        .update(organizations)
        .set({ [field]: address, version: sql`${organizations.version} + 1` })
        .where(eq(organizations.id, id))
        .returning();
      if (!before || !after) throw new ProblemError('entity.notFound');
      await recordActivity(tx, {
        at: now().toISOString(),
        caller,
        request,
        action: 'CHANGED',
        entity: 'organization',
        subject: after.name,
        subjectId: id,
      });
      return { former: before[field], changed: after };
    });
    await removePicture(deps, former);
    deps.events.committed(catalogChanged);
    return toOrganization(changed);
  };

  for (const { name, field, size } of pictures) {
    route(app, {
      method: 'PUT',
      path: `/organization/:id/${name}`,
      takes: 'multipart/form-data',
      summary: `Upload the ${name} of an organization: JPEG, PNG or WebP of at most 5 MiB`,
      access: orgManagementPermissions['organization.update'],
      limitPerMinute: 20,
      handle: async (change) => {
        await requireReached(change);
        const address = await storePicture(deps, await readFormFile(change.request), size);
        return replace(change, field, address);
      },
    });
    route(app, {
      method: 'DELETE',
      path: `/organization/:id/${name}`,
      summary: `Remove the ${name} of an organization`,
      access: orgManagementPermissions['organization.update'],
      handle: async (change) => {
        await requireReached(change);
        return replace(change, field, null);
      },
    });
  }
};
