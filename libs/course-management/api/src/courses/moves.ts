import type { ActivityAction } from '@lms/contract';
import { courseResource } from '@lms/course-management/contract';
import { courseDrafts, courses, type Transaction, users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  type Origin,
  recordActivity,
  requireNotHeld,
  transitionRefused,
} from '@lms/server/platform';
import { eq, inArray, sql } from 'drizzle-orm';
import { notifyApprovers, notifyAuthors } from '../approval/notify-people';
import { CourseManagementProblem } from '../course-management-problem';
import { checkReferences } from './check-references';
import { checklistOf } from './checklist-facts';
import { coursePublished } from './course-events';
import type { CourseRow } from './course-items';
import { lastChangeOfCourse, readDraft, stageOf, wasPublished } from './course-store';
import { mediaKey, mediaOf } from './draft-media';
import { publish } from './publish';

/** The parameters of a move; its course is locked. */
export interface MoveContext {
  tx: Transaction;
  deps: Deps;
  caller: Caller;
  request: Origin;
}

type Stage = 'DRAFT' | 'PENDING' | 'REJECTED';

/**
 * Sets the status of the version being edited: the course's own before its first publication, then
 * the revision's.
 */
const setStage = (
  { tx }: MoveContext,
  course: CourseRow,
  stage: Stage,
  change: Partial<Pick<CourseRow, 'rejectionReason' | 'submittedAt'>> = {},
) =>
  tx
    .update(courses)
    .set({
      ...change,
      ...(wasPublished(course) ? { revisionStatus: stage } : { status: stage }),
      version: sql`${courses.version} + 1`,
    })
    .where(eq(courses.id, course.id));

const log = (
  { tx, deps, caller, request }: MoveContext,
  { id }: CourseRow,
  action: ActivityAction,
  subject: string,
) =>
  recordActivity(tx, {
    at: deps.now().toISOString(),
    caller,
    request,
    action,
    subject,
    subjectId: id,
    entity: 'course',
  });

/**
 * Reads the draft of a course and checks that it can be published.
 *
 * @throws ProblemError course.notReady
 * @throws ProblemError validation.failed where it names what is there no more
 */
const readyDraft = async (tx: Transaction, course: CourseRow) => {
  const draft = await readDraft(tx, course);
  const { id: courseId, organizationId } = course;
  const knownMedia = new Set(mediaOf(draft).map(mediaKey));
  await checkReferences(tx, draft, { courseId, organizationId, knownMedia });
  const faults = await checklistOf(tx, courseId, draft);
  if (faults.length > 0) throw new CourseManagementProblem('course.notReady');
  return draft;
};

const reviewPath = (id: string) => `/course-management/inactive-course/${id}`;
const builderPath = (id: string) => `/course-management/create-course/${id}`;

const tellAuthors = (
  { tx, deps, caller: { userId } }: MoveContext,
  { id, organizationId }: CourseRow,
  title: string,
  reason?: string,
) => {
  const savers = tx
    .select({ id: courseDrafts.savedBy })
    .from(courseDrafts)
    .where(eq(courseDrafts.courseId, id));
  const judged = { organizationId, named: { course: title }, lastSaver: inArray(users.id, savers) };
  return notifyAuthors(tx, deps, judged, { link: builderPath(id), userId, reason });
};

const requirePending = async (tx: Transaction, course: CourseRow) => {
  if (stageOf(course) === 'PENDING') return;
  const last = await lastChangeOfCourse(tx, course);
  throw new CourseManagementProblem('course.notPending', undefined, last);
};

/** Makes sure that the course waits for a decision, which nobody has made. */
const requireUndecided = async (tx: Transaction, course: CourseRow) => {
  await requirePending(tx, course);
  await requireNotHeld(tx, courseResource.path, [course.id]);
};

export const submit = async (context: MoveContext, course: CourseRow) => {
  const { tx, deps, caller } = context;
  const stage = stageOf(course);
  if (stage !== 'DRAFT' && stage !== 'REJECTED') {
    throw await transitionRefused(tx, course);
  }
  const { title } = await readyDraft(tx, course);
  const submittedAt = deps.now().toISOString();
  await setStage(context, course, 'PENDING', { submittedAt, rejectionReason: null });
  const { id, organizationId } = course;
  await notifyApprovers(
    tx,
    { organizationId, named: { course: title } },
    { link: reviewPath(id), submitterId: caller.userId },
  );
  await log(context, course, 'SUBMITTED', title);
};

export const withdraw = async (context: MoveContext, course: CourseRow) => {
  await requirePending(context.tx, course);
  await setStage(context, course, 'DRAFT', { submittedAt: null });
  await log(context, course, 'STATUS_CHANGED', course.title);
};

/**
 * Publishes a submitted course. One at a time, so that two approvals can't close a loop of
 * prerequisites.
 */
export const approve = async (context: MoveContext, course: CourseRow) => {
  const { tx, deps } = context;
  await requireUndecided(tx, course);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('publish-course'))`);
  const draft = await readyDraft(tx, course);
  await tellAuthors(context, course, draft.title);
  await publish(tx, course, draft);
  await deps.events.publish(tx, coursePublished, { courseId: course.id });
  await log(context, course, 'APPROVED', draft.title);
};

export const reject = async (context: MoveContext, course: CourseRow, reason: string) => {
  await requireUndecided(context.tx, course);
  const { title } = await readDraft(context.tx, course);
  await setStage(context, course, 'REJECTED', { rejectionReason: reason });
  await tellAuthors(context, course, title, reason);
  await log(context, course, 'REJECTED', title);
};

/** Reopens a rejected course (REJECTED → DRAFT); a save does the same by itself. */
export const reopen = async (context: MoveContext, course: CourseRow) => {
  await setStage(context, course, 'DRAFT');
  await log(context, course, 'STATUS_CHANGED', course.title);
};

/** Hides a published course from the catalogue, or shows it again. Enrolled learners keep it. */
export const show = async (
  context: MoveContext,
  course: CourseRow,
  status: 'ACTIVE' | 'INACTIVE',
) => {
  await context.tx
    .update(courses)
    .set({ status, version: sql`${courses.version} + 1` })
    .where(eq(courses.id, course.id));
  await log(context, course, 'STATUS_CHANGED', course.title);
};
