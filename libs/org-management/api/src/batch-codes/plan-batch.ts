import { latinDigits, type RowDifference } from '@lms/contract';
import {
  type BatchCodeInput,
  batchCodeSchema,
  type BatchCodeStatus,
  batchCodeStatuses,
  toBatchCode,
} from '@lms/org-management/contract';
import type { FieldChanges } from '@lms/server/database';
import {
  type GivenRow,
  ProblemError,
  readDay,
  rowProblems,
  type Scope,
  type TakenRow,
  validate,
} from '@lms/server/platform';
import type { NamedOrganizations } from '../organizations/named-organizations';
import { type BatchRow, requirePlaces } from './find-batch';
import type { NamedCourses } from './named-courses';

type BatchValues = Pick<
  BatchRow,
  'title' | 'courseId' | 'startsOn' | 'endsOn' | 'capacity' | 'status'
>;

/** Plan of one row: the values to store; none if nothing changes or the row is refused. */
export interface PlannedBatch {
  taken: TakenRow;
  values?: BatchValues & Pick<BatchRow, 'code' | 'organizationId'>;
}

interface PlanContext {
  /** Places taken, by the batch's id. */
  taken: Map<string | null, number>;
  organizations: NamedOrganizations;
  courses: NamedCourses;
}

const refuse = (field: string, code: 'invalid' | 'required' | 'taken' | 'oneOf') =>
  new ProblemError('validation.failed', [{ field, code }]);

const isStatus = (text: string): text is BatchCodeStatus =>
  (batchCodeStatuses as readonly string[]).includes(text);

/** Returns the organization of a batch, which never changes: its course belongs to it too. */
const ownerOf = (
  scope: Scope,
  cell: string,
  batch: BatchRow | undefined,
  { idOf }: NamedOrganizations,
): string => {
  const standing = batch?.organizationId ?? (scope.kind === 'own' ? scope.organizationId : null);
  const named = cell ? idOf(cell) : standing;
  if (!named) throw refuse('organizationId', cell ? 'invalid' : 'required');
  if (standing && named !== standing) throw refuse('organizationId', 'invalid');
  return named;
};

/** Fills the form from a row; fields without a column keep their values. */
const readCells = (
  { cells }: GivenRow,
  batch: BatchRow | undefined,
  organizationId: string,
  { courses }: PlanContext,
): object => {
  const cell = (field: keyof BatchCodeInput, read: (text: string) => unknown) => {
    const text = cells.get(field);
    return text === undefined ? batch?.[field] : read(text);
  };
  return {
    organizationId,
    code: toBatchCode(cells.get('code') ?? ''),
    title: cell('title', (text) => text) ?? '',
    courseId:
      cell('courseId', (text) =>
        text ? (courses.idOf(text, organizationId) ?? 'unknown') : null,
      ) ?? null,
    startsOn: cell('startsOn', readDay) ?? '',
    endsOn: cell('endsOn', readDay) ?? '',
    capacity: cell('capacity', (text) => (text ? Number(latinDigits(text)) : undefined)),
  };
};

const changesOf = (batch: BatchRow, values: BatchValues): FieldChanges =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, after]) => {
      const before = batch[field as keyof BatchValues];
      return before === after ? [] : [[field, { before, after }]];
    }),
  );

const differencesOf = (changes: FieldChanges, { courses }: PlanContext): RowDifference[] =>
  Object.entries(changes).map(([field, { before, after }]) => {
    const told = (value: unknown) =>
      field === 'courseId' ? courses.slugOf(value as string | null) : String(value);
    return { field, before: told(before), after: told(after) };
  });

/** Plans an imported row, by the rules of the form; nothing is stored. */
export const planBatch = (
  scope: Scope,
  given: GivenRow,
  batch: BatchRow | undefined,
  context: PlanContext,
): PlannedBatch => {
  const { row, cells } = given;
  const name = toBatchCode(cells.get('code') ?? '');
  try {
    if (batch && scope.kind === 'own' && batch.organizationId !== scope.organizationId) {
      throw refuse('code', 'taken');
    }
    const named = cells.get('organizationId') ?? '';
    const organizationId = ownerOf(scope, named, batch, context.organizations);
    const input = validate(batchCodeSchema, readCells(given, batch, organizationId, context));
    const { code, title, courseId, startsOn, endsOn, capacity } = input;
    const status = cells.get('status') || (batch?.status ?? 'ACTIVE');
    if (!isStatus(status)) throw refuse('status', 'oneOf');
    const values = { title, courseId, startsOn, endsOn, capacity, status };
    const stored = { ...values, code, organizationId };
    if (!batch) return { taken: { row, name, change: 'created' }, values: stored };
    const targetId = batch.id;
    const changes = changesOf(batch, values);
    if (Object.keys(changes).length === 0) {
      return { taken: { row, name, change: 'unchanged', targetId } };
    }
    if (changes['capacity']) requirePlaces(capacity, context.taken.get(targetId));
    const differences = differencesOf(changes, context);
    return {
      taken: { row, name, change: 'changed', targetId, changes, differences },
      values: stored,
    };
  } catch (error) {
    const errors = rowProblems(row, error).map((problem) =>
      /sOn$/.test(problem.field) && problem.code === 'invalid'
        ? { ...problem, code: 'day' as const }
        : problem,
    );
    return { taken: { row, name, change: 'rejected', errors } };
  }
};
