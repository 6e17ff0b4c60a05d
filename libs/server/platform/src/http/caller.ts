import { type Permission, reachOf, type Role } from '@lms/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { ProblemError } from './problems';

/** Authenticated user of a request, as the session plugin read it from the database. */
export interface Caller {
  userId: string;
  sessionId: string;
  roles: Role[];
  organizationId: string | null;
  organizationCode: string | null;
  /**
   * End of the view as another user (ISO 8601), set while an administrator sees the platform as
   * this user. Only reads are allowed.
   */
  viewedAsUntil?: string;
  /** The role demands a second factor that the account does not have yet. */
  needsSecondFactor?: boolean | undefined;
}

/** Look-up of the caller by an access token. */
export type FindCaller = (deps: Deps, accessToken: string) => Promise<Caller | null>;

/** Rows that a caller may reach; every repository call takes one. */
export type Scope =
  { kind: 'all' } | { kind: 'own'; userId: string; organizationId: string | null };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Open to those who have yet to turn on the second factor that their role demands. */
    beforeSecondFactor?: boolean;
    /** Changes nothing. */
    reads?: boolean;
    /** Replaces the look-up of the caller. */
    findCaller?: FindCaller | undefined;
  }
}

/** Returns the rows that a caller may reach by a permission; `null` without it. */
export const scopeOf = (
  { roles, userId, organizationId }: Caller,
  permission: Permission,
): Scope | null => {
  const reach = reachOf(roles, permission);
  if (reach === 'none') return null;
  return reach === 'all' ? { kind: 'all' } : { kind: 'own', userId, organizationId };
};

/**
 * Returns the caller's scope for a permission.
 *
 * @throws ProblemError auth.required, auth.secondFactorMissing or auth.forbidden
 */
export const requireScope = (
  { caller, routeOptions }: FastifyRequest,
  permission: Permission,
): Scope => {
  if (!caller) throw new ProblemError('auth.required');
  if (caller.needsSecondFactor && !routeOptions.config.beforeSecondFactor) {
    throw new ProblemError('auth.secondFactorMissing');
  }
  const scope = scopeOf(caller, permission);
  if (!scope) throw new ProblemError('auth.forbidden');
  return scope;
};

/**
 * Refuses a view as another user, for private data of that user.
 *
 * @throws ProblemError seeAs.private
 */
export const refuseWhenViewedAs = ({ viewedAsUntil }: Caller) => {
  if (viewedAsUntil) throw new ProblemError('seeAs.private');
};
