import { enrolmentSpreadsheetColumns, learningPermissions } from '@lms/learning/contract';
import { enrolments, type Transaction } from '@lms/server/database';
import {
  dayInDhaka,
  type Deps,
  type ImportedBy,
  recordActivities,
  type SpreadsheetResource,
} from '@lms/server/platform';
import { eq, inArray, sql } from 'drizzle-orm';
import { enrol, notifyEnrolled } from '../enrolments';
import { openSeats } from './batch-seats';
import { cancelAndNotify } from './cancel-enrolments';
import { planEnrolment, type PlannedEnrolment } from './plan-enrolment';
import { lockReferencedRecords, type ReferencedCourse } from './referenced-records';
import { undoEnrolments } from './undo-enrolments';

const courseIdOf = ({ made }: PlannedEnrolment) => made?.course.id ?? '';

/** Enrols as a checkout does, in one order of courses, so that two imports cannot deadlock. */
const enrolNew = async (tx: Transaction, deps: Deps, planned: PlannedEnrolment[]) => {
  const at = deps.now().toISOString();
  const inOrder = planned
    .filter(({ made }) => made)
    .sort((one, other) => (courseIdOf(one) < courseIdOf(other) ? -1 : 1));
  for (const { taken, made } of inOrder) {
    if (!made) continue;
    const { userId, course, batchCodeId } = made;
    const { id } = await enrol(tx, { userId, courseId: course.id, batchCodeId });
    await notifyEnrolled(tx, { userId, courseId: course.id, title: course.title, at });
    taken.targetId = id;
  }
};

const changeEnrolments = async (tx: Transaction, planned: PlannedEnrolment[]) => {
  const changed = planned.flatMap((one) => one.changed ?? []);
  for (const { id, batchCodeId, isCancelled } of changed) {
    if (isCancelled) continue;
    await tx
      .update(enrolments)
      .set({ batchCodeId, version: sql`${enrolments.version} + 1` })
      .where(eq(enrolments.id, id));
  }
  const ended = changed.filter(({ isCancelled }) => isCancelled).map(({ id }) => id);
  if (ended.length > 0) await cancelAndNotify(tx, ended);
};

const log = async (
  tx: Transaction,
  deps: Deps,
  { caller, request }: ImportedBy,
  planned: PlannedEnrolment[],
  courses: Map<string, ReferencedCourse>,
) => {
  const entry = { at: deps.now().toISOString(), caller, request, entity: 'enrolment' };
  const subjectsOf = (change: string) =>
    planned
      .filter(({ taken }) => taken.change === change)
      .map(({ taken, made }) => ({
        subject: courses.get(made?.course.id ?? '')?.title ?? taken.name,
        subjectId: taken.targetId ?? '',
      }));
  await recordActivities(tx, { ...entry, action: 'CREATED' }, subjectsOf('created'));
  await recordActivities(tx, { ...entry, action: 'CHANGED' }, subjectsOf('changed'));
};

const write = async (tx: Transaction, deps: Deps, planned: PlannedEnrolment[]) => {
  await enrolNew(tx, deps, planned);
  await changeEnrolments(tx, planned);
  const ids = planned.flatMap(({ taken }) => taken.targetId ?? []);
  const stored = await tx
    .select({ id: enrolments.id, version: enrolments.version })
    .from(enrolments)
    .where(inArray(enrolments.id, ids));
  const versionOf = new Map(stored.map(({ id, version }) => [id, version]));
  for (const { taken } of planned) taken.version = versionOf.get(taken.targetId ?? '');
};

/** Import and export of enrolments. Learners new to a course are enrolled as by a checkout. */
export const enrolmentSpreadsheet: SpreadsheetResource = {
  entity: 'enrolment',
  path: '/enrolment',
  permission: learningPermissions['enrolment.write'],
  columns: enrolmentSpreadsheetColumns,
  keyFields: ['email', 'course'],
  idField: 'id',
  async take(tx, deps, by, { id, dryRun }, rows) {
    const records = await lockReferencedRecords(tx, by.scope, rows);
    const userIds = [...records.learners.values()].map((learner) => learner.id);
    const seats = await openSeats(tx, records.batches, userIds, dryRun ? id : undefined);
    const today = dayInDhaka(deps.now());
    const context = { ...records, seats, today, planned: new Map<string, number>() };
    const planned = rows.map((row) => planEnrolment(row, context));
    if (!dryRun) {
      await write(tx, deps, planned);
      await log(tx, deps, by, planned, records.courses);
    }
    return planned.map(({ taken }) => taken);
  },
  undo: undoEnrolments,
};
