import { findUserByEmail } from '@lms/auth/api';
import {
  documentFileName,
  type Organization,
  organizationResource,
  type OrganizationReview,
  orgManagementPermissions,
} from '@lms/org-management/contract';
import { organizationDocuments, organizations } from '@lms/server/database';
import {
  catalogChanged,
  createEntityRepository,
  type Deps,
  entityRoutes,
  ProblemError,
  route,
  withDatabaseProblems,
} from '@lms/server/platform';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readDocument, removeDocumentsOf } from './documents';
import { approveOrganizations, moveOrganizations } from './move-organizations';
import { toOrganization } from './organization-item';

const documentTypes = { PDF: 'application/pdf', PICTURE: 'image/webp' } as const;

/** Routes to manage organizations, by system administrators and by the organizations themselves. */
export const organizationRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  const store = {
    resource: organizationResource,
    table: organizations,
    searchColumns: [
      organizations.name,
      organizations.code,
      organizations.email,
      sql`${organizations.contactPerson}->>'name'`,
      sql`${organizations.contactPerson}->>'email'`,
    ],
    toItem: toOrganization,
    tenantField: 'id' as const,
  };
  const repository = createEntityRepository(deps, store);

  route(app, {
    method: 'GET',
    path: '/organization/mine',
    summary: 'Read the organization of the signed-in user',
    access: orgManagementPermissions['organization.read'],
    handle: async ({ caller }): Promise<Organization> => {
      if (!caller.organizationId) throw new ProblemError('entity.notFound');
      return repository.get({ kind: 'all' }, caller.organizationId);
    },
  });

  entityRoutes(app, deps, {
    ...store,
    permissions: {
      read: orgManagementPermissions['organization.read'],
      write: orgManagementPermissions['organization.write'],
      update: orgManagementPermissions['organization.update'],
    },
    onDelete: (tx, ids) => removeDocumentsOf(tx, deps, ids),
    move: async (by, ids, status, reason) => {
      const moved = await db.transaction((tx) =>
        moveOrganizations(tx, deps, by, ids, status, reason),
      );
      deps.events.committed(catalogChanged);
      return moved;
    },
    approve: approveOrganizations(deps),
    saves: {
      create: (by, input) =>
        withDatabaseProblems('write', () =>
          db.transaction(async (tx) => {
            const [made] = await tx.insert(organizations).values(input).returning();
            if (!made) throw new Error('No organization was stored');
            await by.log(tx, 'CREATED', [made]);
            return made.id;
          }),
        ),
      update: async (by, id, input, version) => {
        const stored = by.scope.kind === 'own' && (await repository.get(by.scope, id));
        // An organization can't change its own code and type.
        const change = stored ? { ...input, code: stored.code, type: stored.type } : input;
        await repository.update(by.scope, id, change, version, by.log);
        deps.events.committed(catalogChanged);
      },
    },
  });

  route(app, {
    method: 'GET',
    path: '/organization/:id/review',
    summary: 'Read what is to be judged of an organization that asks to join',
    access: orgManagementPermissions['organization.write'],
    handle: async ({ scope, params: { id } }): Promise<OrganizationReview> => {
      const organization = await repository.get(scope, id);
      const documents = await db
        .select({
          id: organizationDocuments.id,
          name: organizationDocuments.name,
          kind: sql<'PDF' | 'PICTURE'>`${organizationDocuments.kind}`,
          bytes: organizationDocuments.bytes,
          createdAt: organizationDocuments.createdAt,
        })
        .from(organizationDocuments)
        .where(eq(organizationDocuments.organizationId, id))
        .orderBy(asc(organizationDocuments.id));
      const account = await findUserByEmail(db, organization.contactPerson.email);
      return { organization, documents, contactHasAccount: account !== undefined };
    },
  });

  route(app, {
    method: 'GET',
    path: '/organization/:id/document/:documentId',
    summary: 'Download a document of a registration',
    access: orgManagementPermissions['organization.write'],
    handle: async ({ params: { id, documentId }, reply }) => {
      const { name, kind, content } = await readDocument(deps, id, documentId);
      const fileName = encodeURIComponent(documentFileName({ name, kind }));
      return reply
        .type(documentTypes[kind])
        .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
        .send(content);
    },
  });
};
