import { courseManagementPermissions, instructorResource } from '@lms/contract';
import { or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { joinedTexts } from '../../db/columns';
import type { Deps } from '../../deps';
import type { Transaction } from '../../db/client';
import { entityRoutes } from '../../entity/entity-routes';
import { ProblemError } from '../../http/problems';
import { courseDrafts } from '../../db/tables/courses.table';
import { foreignMedia } from './courses/draft-media';
import { instructors } from '../../db/tables/instructors.table';

/** The database knows the published courses; what authors work on names instructors too. */
const refuseNamed = async (tx: Transaction, ids: string[]) => {
  const named = ids.map((id) => sql`${courseDrafts.content}->'instructorIds' ? ${id}`);
  if (await tx.$count(courseDrafts, or(...named))) throw new ProblemError('entity.inUse');
};

const refuseForeignPicture = async (
  tx: Transaction,
  { imageUrl, organizationId }: typeof instructors.$inferSelect,
) => {
  const used = imageUrl ? [{ field: 'imageUrl', kind: 'IMAGE' as const, url: imageUrl }] : [];
  const [foreign] = await foreignMedia(tx, used, organizationId);
  if (foreign) {
    throw new ProblemError('validation.failed', [{ field: foreign.field, code: 'invalid' }]);
  }
};

export const instructorRoutes = (app: FastifyInstance, deps: Deps) =>
  entityRoutes(app, deps, {
    resource: instructorResource,
    table: instructors,
    searchColumns: [
      instructors.name,
      instructors.designation,
      instructors.email,
      joinedTexts(instructors.expertise),
    ],
    tenantField: 'organizationId',
    checkWritten: refuseForeignPicture,
    beforeDelete: refuseNamed,
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
    },
  });
