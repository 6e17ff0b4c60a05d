import type { ActivityAction } from '@lms/contract';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../deps';
import type { Caller } from '../../http/caller';
import { deviceOf } from '../auth/sessions';
import { activityLog } from './communication.table';

interface Activity {
  /** ISO 8601. */
  at: string;
  /** Who did it; a mere id is a learner's. */
  caller: Pick<Caller, 'userId' | 'roles' | 'organizationId'> | string;
  /** Where it came from; nothing for what the server did by itself. */
  request?: FastifyRequest;
  action: ActivityAction;
  /** What it was done to, by its name and id. */
  subject?: string;
  subjectId?: string;
}

/** Adds to the log of what people do, in the caller's transaction. */
export const recordActivity = async (tx: Executor, { caller, request, ...activity }: Activity) => {
  const { userId, roles, organizationId } =
    typeof caller === 'string' ? { userId: caller, roles: [], organizationId: null } : caller;
  await tx.insert(activityLog).values({
    ...activity,
    userId,
    role: roles[0] ?? 'ROLE_USER',
    organizationId,
    ...(request && deviceOf(request)),
  });
};
