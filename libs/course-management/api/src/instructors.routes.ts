import { courseManagementPermissions, instructorResource } from '@lms/course-management/contract';
import { courseDrafts, instructors, joinedTexts, type Transaction } from '@lms/server/database';
import { type Deps, entityRoutes, inUse, ProblemError } from '@lms/server/platform';
import { or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { foreignMedia } from './courses/draft-media';

/** Refuses to delete instructors used in drafts; foreign keys protect only the published courses. */
const refuseNamed = async (tx: Transaction, ids: string[]) => {
  const named = ids.map((id) => sql`${courseDrafts.content}->'instructorIds' ? ${id}`);
  if (await tx.$count(courseDrafts, or(...named))) throw inUse('COURSE');
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
