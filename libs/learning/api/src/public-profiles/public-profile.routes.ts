import { sharedPermissions } from '@lms/contract';
import {
  type OwnCertificate,
  type OwnPublicProfile,
  type PublicProfile,
  publicProfileSchema,
  shownCertificateSchema,
} from '@lms/learning/contract';
import { certificates, isValidCertificate, shownCertificates } from '@lms/server/database';
import { type Deps, ProblemError, recordActivity, route } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { subjectIdOf } from '../certificates/find-certificates';
import { findPublicProfile } from './find-public-profile';
import { ownCertificates } from './own-certificates';
import { readOwnProfile, savePublicProfile } from './save-public-profile';

/** Requests per minute: enough for people, too few to look for addresses. */
const readsPerMinute = 60;
const writesPerMinute = 30;

export const publicProfileRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/certificate/mine',
    operationId: 'listOwnCertificates',
    summary: 'List every certificate of the caller, the newest first',
    access: sharedPermissions['learning.study'],
    handle: ({ caller }): Promise<OwnCertificate[]> => ownCertificates(db, caller.userId),
  });

  route(app, {
    method: 'GET',
    path: '/learning/public-profile',
    operationId: 'getOwnPublicProfile',
    summary: 'Read the settings of the caller’s public profile',
    access: sharedPermissions['learning.study'],
    handle: ({ caller }): Promise<OwnPublicProfile> => readOwnProfile(db, caller.userId),
  });

  route(app, {
    method: 'PUT',
    path: '/learning/public-profile',
    operationId: 'saveOwnPublicProfile',
    summary: 'Set what the caller’s public profile shows, and whether there is one',
    access: sharedPermissions['learning.study'],
    body: publicProfileSchema,
    limitPerMinute: writesPerMinute,
    handle: ({ caller, body, request }): Promise<OwnPublicProfile> =>
      db.transaction(async (tx) => {
        await savePublicProfile(tx, deps, caller.userId, body);
        const at = deps.now().toISOString();
        await recordActivity(tx, { at, caller, request, action: 'PROFILE_CHANGED' });
        return readOwnProfile(tx, caller.userId);
      }),
  });

  route(app, {
    method: 'PUT',
    path: '/learning/public-profile/certificate/:subjectId',
    operationId: 'showCertificate',
    summary:
      'Show the caller’s certificate of a course or path on the public profile, or no longer',
    access: sharedPermissions['learning.study'],
    body: shownCertificateSchema,
    handle: async ({ caller: { userId }, params: { subjectId }, body }) => {
      if (body.shown) {
        const held = await db.$count(
          certificates,
          and(eq(certificates.userId, userId), eq(subjectIdOf, subjectId), isValidCertificate),
        );
        if (!held) throw new ProblemError('entity.notFound');
        const chosenAt = deps.now().toISOString();
        await db
          .insert(shownCertificates)
          .values({ userId, subjectId, chosenAt })
          .onConflictDoNothing();
      } else {
        await db
          .delete(shownCertificates)
          .where(
            and(eq(shownCertificates.userId, userId), eq(shownCertificates.subjectId, subjectId)),
          );
      }
      return body;
    },
  });

  route(app, {
    method: 'GET',
    path: '/people/:slug',
    operationId: 'getPublicProfile',
    summary: 'Read a learner’s public profile',
    access: 'public',
    limitPerMinute: readsPerMinute,
    handle: ({ params }): Promise<PublicProfile> => findPublicProfile(db, params.slug),
  });
};
