import {
  type EnrolmentStatus,
  enrolmentStatuses,
  type ProblemCode,
  type RowProblem,
  type ValidationCode,
} from '@lms/contract';
import { enrolmentResource } from '@lms/learning/contract';
import { closedOn, holdsFor } from '@lms/org-management/api';
import { toBatchCode } from '@lms/org-management/contract';
import type { FieldChanges } from '@lms/server/database';
import type { GivenRow, TakenRow } from '@lms/server/platform';
import type { Seats } from './batch-seats';
import type { EnrolmentRow } from './find-enrolments';
import type { Learner, ReferencedCourse, ReferencedRecords } from './referenced-records';

/**
 * A row and what its import will do; neither `made` nor `changed` if nothing changes or it is
 * refused.
 */
export interface PlannedEnrolment {
  taken: TakenRow;
  made?: { userId: string; course: ReferencedCourse; batchCodeId: string | null };
  changed?: { id: string; batchCodeId: string | null; isCancelled: boolean };
}

interface PlanContext extends ReferencedRecords {
  seats: Seats;
  /** Today in Dhaka. */
  today: string;
  /** Rows planned already, by keys of learner and course. */
  planned: Map<string, number>;
}

class Refusal extends Error {
  constructor(
    readonly field: string,
    readonly code: ValidationCode | ProblemCode,
    readonly params?: RowProblem['params'],
  ) {
    super(code);
  }
}

const isStatus = (text: string): text is EnrolmentStatus =>
  (enrolmentStatuses as readonly string[]).includes(text);

/** Takes a place in the named batch, by the rules of the checkout. */
const takePlace = (
  { batches, seats, today }: PlanContext,
  code: string,
  learner: Learner,
  course: ReferencedCourse,
): string => {
  const batch = batches.find((one) => one.code === code);
  if (!batch?.usable) throw new Refusal('batchCode', 'notFound');
  const closed = closedOn(batch, today);
  if (closed) throw new Refusal('batchCode', closed);
  if (!holdsFor(batch, { ...course, courseId: course.id })) {
    throw new Refusal('batchCode', 'otherCourse');
  }
  if (!seats.take(batch, learner.id)) throw new Refusal('batchCode', 'batchCode.full');
  return batch.id;
};

/** Resolves a row's learner, course and enrolment; a row with an id means that enrolment only. */
const resolveRow = ({ row, cells }: GivenRow, context: PlanContext) => {
  const id = cells.get('id');
  const learner = context.learners.get((cells.get('email') ?? '').normalize('NFC').toLowerCase());
  if (!learner) throw new Refusal('email', cells.get('email') ? 'notFound' : 'required');
  const course = context.courseOf(cells.get('course') ?? '');
  if (!course) throw new Refusal('course', cells.get('course') ? 'notFound' : 'required');
  const own = context.enrolments.filter(
    ({ userId, courseId }) => userId === learner.id && courseId === course.id,
  );
  const named = own.find((one) => one.id === id);
  if (id && !named) throw new Refusal('id', 'notFound');
  const current = named ?? own.find(({ status }) => status !== 'CANCELLED');
  const past = own.find(({ status }) => status === 'CANCELLED');
  const key = current?.id ?? `${learner.id} ${course.id}`;
  const line = context.planned.get(key);
  if (line !== undefined) {
    throw new Refusal('email', 'duplicateInFile', { line, whom: learner.name });
  }
  context.planned.set(key, row);
  return { learner, course, current, past };
};

const planNewEnrolment = (
  { row, cells }: GivenRow,
  context: PlanContext,
  learner: Learner,
  course: ReferencedCourse,
): PlannedEnrolment => {
  const mayStudy = learner.roles.includes('ROLE_USER') && !learner.closedAt;
  if (!mayStudy) throw new Refusal('email', 'notFound');
  if (learner.status === 'INACTIVE') throw new Refusal('email', 'accountInactive');
  if (!course.offered) throw new Refusal('course', 'notOffered');
  const code = toBatchCode(cells.get('batchCode') ?? '');
  const batchCodeId = code ? takePlace(context, code, learner, course) : null;
  const changes: FieldChanges = batchCodeId
    ? { batchCodeId: { before: null, after: batchCodeId } }
    : {};
  return {
    taken: { row, name: learner.name, change: 'created', changes },
    made: { userId: learner.id, course, batchCodeId },
  };
};

const planChange = (
  { row, cells }: GivenRow,
  context: PlanContext,
  {
    learner,
    course,
    current,
  }: { learner: Learner; course: ReferencedCourse; current: EnrolmentRow },
  status: EnrolmentStatus,
): PlannedEnrolment => {
  const codeOf = (id: string | null) => context.batches.find((one) => one.id === id)?.code ?? '';
  const before = codeOf(current.batchCodeId);
  const code = toBatchCode(cells.get('batchCode') ?? before);
  const isMoved = code !== before;
  const isCancelled = status !== current.status;
  const mayFollow = enrolmentResource.transitions[current.status].includes(status);
  if ((isCancelled && !mayFollow) || (isMoved && current.status === 'CANCELLED')) {
    throw new Refusal('status', 'entity.transitionRefused');
  }
  const taken = { row, name: learner.name, targetId: current.id };
  if (!isMoved && !isCancelled) return { taken: { ...taken, change: 'unchanged' } };
  const batchCodeId =
    isMoved && code
      ? takePlace(context, code, learner, course)
      : isMoved
        ? null
        : current.batchCodeId;
  const changes: FieldChanges = {
    ...(isMoved && { batchCodeId: { before: current.batchCodeId, after: batchCodeId } }),
    ...(isCancelled && { status: { before: current.status, after: status } }),
  };
  const differences = [
    ...(isMoved ? [{ field: 'batchCode', before, after: code }] : []),
    ...(isCancelled ? [{ field: 'status', before: current.status, after: status }] : []),
  ];
  return {
    taken: { ...taken, change: 'changed', changes, differences },
    changed: { id: current.id, batchCodeId, isCancelled },
  };
};

/** Plans the import of one row without writing anything. */
export const planEnrolment = (given: GivenRow, context: PlanContext): PlannedEnrolment => {
  const { row, cells } = given;
  try {
    const { learner, course, current, past } = resolveRow(given, context);
    const status = cells.get('status') || (current?.status ?? 'ACTIVE');
    if (!isStatus(status)) throw new Refusal('status', 'oneOf');
    if (current) return planChange(given, context, { learner, course, current }, status);
    if (status === 'ACTIVE') return planNewEnrolment(given, context, learner, course);
    if (status !== past?.status) throw new Refusal('status', 'entity.transitionRefused');
    return { taken: { row, name: learner.name, change: 'unchanged', targetId: past.id } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = [{ row, field: error.field, code: error.code, params: error.params }];
    return { taken: { row, name: cells.get('email') ?? '', change: 'rejected', errors } };
  }
};
