import { type Permission, reachOf, type Role } from '@lms/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from './problems';

/** Who makes a request, as the session plugin found it in the database. */
export interface Caller {
  userId: string;
  sessionId: string;
  roles: Role[];
  organizationId: string | null;
  organizationCode: string | null;
  /** Set while a system administrator looks through this person's eyes: until when. Only reads pass. */
  seenUntil?: string;
}

/** Which rows a caller may reach; every repository call takes one. */
export type Scope =
  { kind: 'all' } | { kind: 'own'; userId: string; organizationId: string | null };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** @throws ProblemError auth.required or auth.forbidden */
export const requireScope = ({ caller }: FastifyRequest, permission: Permission): Scope => {
  if (!caller) throw new ProblemError('auth.required');
  const reach = reachOf(caller.roles, permission);
  if (reach === 'none') throw new ProblemError('auth.forbidden');
  if (reach === 'all') return { kind: 'all' };
  return { kind: 'own', userId: caller.userId, organizationId: caller.organizationId };
};

/**
 * For what is a person's alone: nobody reads it by looking through their eyes.
 * @throws ProblemError seeAs.private
 */
export const refuseLookers = ({ seenUntil }: Caller) => {
  if (seenUntil) throw new ProblemError('seeAs.private');
};
