import {
  createMailLimiter,
  mailInvitation,
  mailLink,
  startSeeing,
  stopSeeing,
  takeSecondFactor,
} from '@lms/auth/api';
import type { SeeAs } from '@lms/auth/contract';
import { type Permission, reasonSchema } from '@lms/contract';
import { orgManagementPermissions, type UserSessions } from '@lms/org-management/contract';
import { sessions, type Transaction } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  endSession,
  endSessionsOf,
  ProblemError,
  recordActivity,
  route,
  rowLog,
} from '@lms/server/platform';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { OrgManagementProblem } from '../org-management-problem';
import { moveUsers } from './move-users';
import { nameOfCaller } from './save-user';
import { findManaged, type UserRow } from './user-items';

type ActionRequest = { caller: Caller; params: Record<string, string> };
type Action = 'INVITED' | 'PASSWORD_LINK_SENT' | 'SECOND_FACTOR_OFF' | 'SESSIONS_ENDED';

/** Same limit as the list in one's own account. */
const maxSessions = 100;

/** Actions on one user besides editing. */
export const userActionRoutes = (app: FastifyInstance, deps: Deps) => {
  const { now } = deps;
  const { db } = deps.database;
  const limitMails = createMailLimiter(deps, 'managed');

  const openSessionsOf = ({ id }: UserRow) =>
    and(
      eq(sessions.userId, id),
      isNull(sessions.endedAt),
      gt(sessions.expiresAt, now().toISOString()),
    );

  /** Registers a route that runs an action on one user, logs it, and answers without content. */
  const act = (call: {
    method: 'POST' | 'DELETE';
    path: `/user/:id/${string}`;
    operationId: string;
    summary: string;
    action: Action;
    access?: Permission;
    run: (tx: Transaction, user: UserRow, request: ActionRequest) => Promise<unknown>;
  }) => {
    const { action, run, access = orgManagementPermissions['user.write'], ...rest } = call;
    route(app, {
      ...rest,
      access,
      handle: async ({ scope, params, caller, request, reply }) => {
        const user = await findManaged(db, scope, params.id);
        await db.transaction(async (tx) => {
          await run(tx, user, { caller, params });
          await recordActivity(tx, {
            at: now().toISOString(),
            caller,
            request,
            action,
            subject: user.name,
            subjectId: user.id,
            entity: 'user',
          });
        });
        return reply.status(204).send();
      },
    });
  };

  act({
    method: 'POST',
    path: '/user/:id/resend',
    operationId: 'resendInvitation',
    summary: 'Mail the link again that opens the account; those mailed before are worth nothing',
    action: 'INVITED',
    run: async (tx, user, { caller }) => {
      if (user.status !== 'PENDING') throw new ProblemError('entity.transitionRefused');
      await limitMails(user.username, tx);
      // A registered user already has a password.
      if (user.passwordHash) await mailLink(tx, deps, user, 'VERIFY_EMAIL');
      else await mailInvitation(tx, deps, user, await nameOfCaller(tx, caller));
    },
  });

  act({
    method: 'POST',
    path: '/user/:id/password-link',
    operationId: 'sendPasswordLink',
    summary: 'Mail a link that sets a new password; the old one is good until then',
    action: 'PASSWORD_LINK_SENT',
    run: async (tx, user) => {
      if (user.status !== 'ACTIVE') throw new ProblemError('entity.transitionRefused');
      await limitMails(user.username, tx);
      await mailLink(tx, deps, user, 'RESET_PASSWORD');
    },
  });

  route(app, {
    method: 'POST',
    path: '/user/:id/reject',
    summary: 'Reject a registration that waits for approval, for a reason that is mailed',
    access: orgManagementPermissions['user.approve'],
    body: reasonSchema,
    handle: async ({ scope, params: { id }, body: { reason }, caller, request, reply }) => {
      const by = { scope, caller, request, log: rowLog(deps, { caller, request }, 'user') };
      await db.transaction((tx) =>
        moveUsers(tx, deps, by, [id], { status: 'INACTIVE', reason, from: 'PENDING' }),
      );
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'GET',
    path: '/user/:id/session',
    summary: 'List where a user is signed in, the last used first',
    access: orgManagementPermissions['user.read'],
    handle: async ({ scope, params }): Promise<UserSessions> => {
      const user = await findManaged(db, scope, params.id);
      const items = await db
        .select({
          id: sessions.id,
          createdAt: sessions.createdAt,
          lastUsedAt: sessions.lastUsedAt,
          ip: sessions.ip,
          userAgent: sessions.userAgent,
        })
        .from(sessions)
        .where(openSessionsOf(user))
        .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
        .limit(maxSessions);
      return { hasSecondFactor: user.secondFactorStep !== null, items };
    },
  });

  act({
    method: 'POST',
    path: '/user/:id/second-factor/off',
    operationId: 'turnOffSecondFactorOf',
    summary: 'Turn off the second factor of a user who lost it, and sign them out everywhere',
    action: 'SECOND_FACTOR_OFF',
    access: orgManagementPermissions['user.takeSecondFactor'],
    run: async (tx, { id }, { caller }) => {
      // One's own is turned off with the password and a code.
      if (id === caller.userId) throw new OrgManagementProblem('user.ownAccount');
      await takeSecondFactor(tx, deps, id);
      await endSessionsOf(tx, id, now());
    },
  });

  act({
    method: 'DELETE',
    path: '/user/:id/session/:sessionId',
    operationId: 'endUserSession',
    summary: 'End one session of a user',
    action: 'SESSIONS_ENDED',
    run: async (tx, user, { params: { sessionId } }) => {
      const isOne = and(openSessionsOf(user), eq(sessions.id, sessionId!));
      if (!(await tx.$count(sessions, isOne))) throw new ProblemError('entity.notFound');
      await endSession(tx, sessionId!, now());
    },
  });

  act({
    method: 'DELETE',
    path: '/user/:id/session',
    operationId: 'endUserSessions',
    summary: 'Sign a user out everywhere',
    action: 'SESSIONS_ENDED',
    run: (tx, { id }) => endSessionsOf(tx, id, now()),
  });

  route(app, {
    method: 'POST',
    path: '/user/:id/see-as',
    operationId: 'seeAsUser',
    summary:
      'Look at the platform as somebody sees it, for half an hour, without changing anything',
    access: orgManagementPermissions['user.seeAs'],
    handle: async ({ scope, params, caller, request, reply }) => {
      const { id } = await findManaged(db, scope, params.id);
      const look: SeeAs = await db.transaction((tx) =>
        startSeeing(tx, deps, { caller, request }, id),
      );
      return reply.status(201).send(look);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/user/me/see-as',
    operationId: 'stopSeeingAs',
    summary: 'Stop looking at the platform as somebody else; once more, nothing happens',
    access: orgManagementPermissions['user.seeAs'],
    handle: async ({ caller, request, reply }) => {
      await db.transaction((tx) => stopSeeing(tx, deps, { caller, request }));
      return reply.status(204).send();
    },
  });
};
