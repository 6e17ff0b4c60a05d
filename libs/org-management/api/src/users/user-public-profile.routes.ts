import { reasonSchema } from '@lms/contract';
import { orgManagementPermissions, type UserPublicProfile } from '@lms/org-management/contract';
import { type Executor, publicProfiles, type Transaction } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  notify,
  ProblemError,
  queueMail,
  recordActivity,
  route,
} from '@lms/server/platform';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findManaged, type UserRow } from './user-items';

const readProfile = async (db: Executor, userId: string): Promise<UserPublicProfile> => {
  const [profile] = await db
    .select({
      slug: publicProfiles.slug,
      headline: publicProfiles.headline,
      about: publicProfiles.about,
      isPublic: publicProfiles.isPublic,
      takenDownAt: publicProfiles.takenDownAt,
      takenDownReason: publicProfiles.takenDownReason,
    })
    .from(publicProfiles)
    .where(eq(publicProfiles.userId, userId));
  return { profile: profile ?? null };
};

/** Settings of a learner's public profile. */
const settingsPath = '/my-certificates';

/** Tells a learner, in the app and by mail, that the public profile is away, and why. */
const tellTakenDown = async (tx: Transaction, deps: Deps, user: UserRow, reason: string) => {
  if (user.status !== 'ACTIVE') return;
  await notify(tx, {
    userId: user.id,
    kind: 'PROFILE_TAKEN_DOWN',
    params: { reason },
    link: settingsPath,
  });
  await queueMail(tx, deps, {
    template: 'profileTakenDown',
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: deps.config.publicUrl + settingsPath,
    about: { reason },
  });
};

/** Routes by which a learner's public profile is looked after. */
export const userPublicProfileRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  const access = orgManagementPermissions['publicProfile.takeDown'];

  const record = (
    tx: Transaction,
    user: UserRow,
    by: { caller: Caller; request: FastifyRequest },
    action: 'PROFILE_TAKEN_DOWN' | 'PROFILE_ALLOWED',
  ) =>
    recordActivity(tx, {
      at: deps.now().toISOString(),
      ...by,
      action,
      subject: user.name,
      subjectId: user.id,
      entity: 'user',
    });

  route(app, {
    method: 'GET',
    path: '/user/:id/public-profile',
    summary: 'Read what a learner wrote on the public profile, and its state',
    access,
    handle: async ({ scope, params }) => {
      const { id } = await findManaged(db, scope, params.id);
      return readProfile(db, id);
    },
  });

  route(app, {
    method: 'PUT',
    path: '/user/:id/public-profile/take-down',
    operationId: 'takeDownPublicProfile',
    summary: 'Take a learner’s public profile down, with a reason that the learner is told',
    access,
    body: reasonSchema,
    handle: async ({ scope, params, body, caller, request }) => {
      const user = await findManaged(db, scope, params.id);
      return db.transaction(async (tx) => {
        const taken = await tx
          .update(publicProfiles)
          .set({
            isPublic: false,
            takenDownAt: deps.now().toISOString(),
            takenDownReason: body.reason,
          })
          .where(and(eq(publicProfiles.userId, user.id), isNull(publicProfiles.takenDownAt)))
          .returning({ userId: publicProfiles.userId });
        if (taken.length === 0) throw new ProblemError('entity.transitionRefused');
        await tellTakenDown(tx, deps, user, body.reason);
        await record(tx, user, { caller, request }, 'PROFILE_TAKEN_DOWN');
        return readProfile(tx, user.id);
      });
    },
  });

  route(app, {
    method: 'PUT',
    path: '/user/:id/public-profile/allow',
    operationId: 'allowPublicProfile',
    summary: 'Let a learner make a public profile public again that was taken down',
    access,
    handle: async ({ scope, params, caller, request }) => {
      const user = await findManaged(db, scope, params.id);
      return db.transaction(async (tx) => {
        const allowed = await tx
          .update(publicProfiles)
          .set({ takenDownAt: null, takenDownReason: null })
          .where(and(eq(publicProfiles.userId, user.id), isNotNull(publicProfiles.takenDownAt)))
          .returning({ userId: publicProfiles.userId });
        if (allowed.length === 0) throw new ProblemError('entity.transitionRefused');
        await notify(tx, { userId: user.id, kind: 'PROFILE_ALLOWED', link: settingsPath });
        await record(tx, user, { caller, request }, 'PROFILE_ALLOWED');
        return readProfile(tx, user.id);
      });
    },
  });
};
