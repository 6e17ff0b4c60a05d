import type { ActivityAction } from '@lms/contract';
import type { FastifyRequest } from 'fastify';
import type { Deps, Executor } from '../../deps';
import type { Caller } from '../../http/caller';
import { deviceOf } from '../auth/sessions';
import { activityLog } from './communication.table';

interface Activity {
  caller: Pick<Caller, 'userId' | 'roles' | 'organizationId'>;
  /** Where it came from; nothing for what the server did by itself. */
  request?: FastifyRequest;
  action: ActivityAction;
  /** What it was done to, by its name and id. */
  subject?: string;
  subjectId?: string;
}

/** Adds to the log of what people do, in the caller's transaction. */
export const recordActivity = async (
  tx: Executor,
  { now }: Pick<Deps, 'now'>,
  { caller, request, action, subject, subjectId }: Activity,
) => {
  await tx.insert(activityLog).values({
    at: now().toISOString(),
    userId: caller.userId,
    role: caller.roles[0] ?? 'ROLE_USER',
    organizationId: caller.organizationId,
    action,
    subject,
    subjectId,
    ...(request && deviceOf(request)),
  });
};
