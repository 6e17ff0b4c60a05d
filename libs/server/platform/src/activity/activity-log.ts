import { type ActivityAction, type Role, roles } from '@lms/contract';
import {
  activityLinks,
  activityLog,
  type Executor,
  type Transaction,
  users,
} from '@lms/server/database';
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller';
import { type Device, deviceOf } from '../http/device';
import { noteOutcome } from '../http/logging';

/** Request that caused an act, or where it came from, for an act that outlives it. */
export type Origin = FastifyRequest | Device;

const originOf = (origin: Origin) => ('headers' in origin ? deviceOf(origin) : origin);
const noteAct = (origin: Origin, action: ActivityAction) => {
  if ('headers' in origin) noteOutcome(origin, action);
};

interface Activity {
  /** Time of the act (ISO 8601). */
  at: string;
  /** Person who acted; a bare id is a learner's. */
  caller: Pick<Caller, 'userId' | 'roles' | 'organizationId'> | string;
  /** Absent for acts of the server itself. */
  request?: Origin;
  action: ActivityAction;
  /** Name and id of the object. */
  subject?: string;
  subjectId?: string;
  /** Kind of the object, such as `course-category`. */
  entity?: string;
}

/** Returns the role in which somebody acts: of several, that which reaches furthest. */
const roleOf = (own: readonly Role[]) =>
  roles.findLast((role) => own.includes(role)) ?? 'ROLE_USER';

/** Adds an act to the activity log, in the caller's transaction. */
export const recordActivity = async (tx: Executor, { caller, request, ...activity }: Activity) => {
  const by =
    typeof caller === 'string' ? { userId: caller, roles: [], organizationId: null } : caller;
  await tx.insert(activityLog).values({
    ...activity,
    userId: by.userId,
    role: roleOf(by.roles),
    organizationId: by.organizationId,
    ...(request && originOf(request)),
  });
  if (request) noteAct(request, activity.action);
};

/** Adds an act of one caller on several objects. */
export const recordActivities = async (
  tx: Executor,
  { caller, request, ...shared }: Omit<Activity, 'subject' | 'subjectId'> & { caller: Caller },
  things: { subject: string; subjectId: string }[],
) => {
  if (things.length === 0) return;
  const of = {
    ...shared,
    userId: caller.userId,
    role: roleOf(caller.roles),
    organizationId: caller.organizationId,
    ...(request && originOf(request)),
  };
  await tx.insert(activityLog).values(things.map((thing) => ({ ...of, ...thing })));
  if (request) noteAct(request, shared.action);
};

/** Acts that leave what they are about as it is: learners' study, and what is read or sent. */
const changeless = [
  'ENROLLED',
  'LESSON_COMPLETED',
  'ATTEMPT_STARTED',
  'ATTEMPT_SUBMITTED',
  'CERTIFICATE_ISSUED',
  'ESSAY_MARKED',
  'EXPORTED',
  'MAILED',
  'PASSWORD_LINK_SENT',
  'SESSIONS_ENDED',
  'SEE_AS_STARTED',
  'SEE_AS_ENDED',
] as const satisfies ActivityAction[];

/** Returns who last changed an object, and when; `undefined` if only the server did. */
export const lastChangeTo = async (db: Executor, subjectId: string) => {
  const [last] = await db
    .select({ name: users.name, at: activityLog.at })
    .from(activityLog)
    .innerJoin(users, eq(users.id, activityLog.userId))
    .where(and(eq(activityLog.subjectId, subjectId), notInArray(activityLog.action, changeless)))
    .orderBy(desc(activityLog.id))
    .limit(1);
  return last;
};

/** Returns the name of who last changed an object; `null` if only the server did. */
export const lastChangedBy = async (db: Executor, subjectId: string) =>
  (await lastChangeTo(db, subjectId))?.name ?? null;

/**
 * Erases where somebody's acts came from. Nothing else of them can be changed: triggers refuse it.
 */
export const eraseOrigins = async (tx: Transaction, userId: string) => {
  const isTheirs = eq(activityLog.userId, userId);
  await tx.update(activityLog).set({ ip: '', userAgent: '' }).where(isTheirs);
  const acts = tx.select({ id: activityLog.id }).from(activityLog).where(isTheirs);
  await tx
    .update(activityLinks)
    .set({ originSalt: '' })
    .where(inArray(activityLinks.activityId, acts));
};
