import {
  type FieldProblem,
  type ProblemCode,
  type ValidationCode,
  validationCodes,
} from '@lms/contract';
import { type EnrolmentInput, learningProblems } from '@lms/learning/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { batchCodes, courses, type Transaction, users } from '@lms/server/database';
import {
  type Deps,
  ProblemError,
  problemErrorOf,
  type SavedBy,
  type TakenRow,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { enrolmentSpreadsheet } from './enrolment-spreadsheet';

/** Field of the call for each field of a row. */
const fields: Record<string, keyof EnrolmentInput> = {
  email: 'userId',
  course: 'courseId',
  batchCode: 'batchCodeId',
};

/** Returns the row of an import that enrols the learner. */
const rowOf = async (tx: Transaction, { userId, courseId, batchCodeId }: EnrolmentInput) => {
  const [learner] = await tx
    .select({ email: users.username })
    .from(users)
    .where(eq(users.id, userId));
  const [course] = await tx
    .select({ slug: courses.slug })
    .from(courses)
    .where(eq(courses.id, courseId));
  const [batch] = batchCodeId
    ? await tx
        .select({ code: batchCodes.code })
        .from(batchCodes)
        .where(eq(batchCodes.id, batchCodeId))
    : [];
  const unknown: FieldProblem[] = [
    ...(learner ? [] : [{ field: 'userId', code: 'notFound' as const }]),
    ...(course ? [] : [{ field: 'courseId', code: 'notFound' as const }]),
    ...(batch || !batchCodeId ? [] : [{ field: 'batchCodeId', code: 'notFound' as const }]),
  ];
  if (unknown.length > 0) throw new ProblemError('validation.failed', unknown);
  const cells = new Map([
    ['email', learner?.email ?? ''],
    ['course', course?.slug ?? ''],
    ['batchCode', batch?.code ?? ''],
  ]);
  return { row: 1, cells };
};

const isValidationCode = (code: string): code is ValidationCode =>
  (validationCodes as readonly string[]).includes(code);

const toFieldProblem = ({
  field,
  code,
}: {
  field: string;
  code: ValidationCode | ProblemCode;
}) => ({
  field: fields[field] ?? field,
  code: isValidationCode(code) ? code : ('invalid' as const),
});

const problems = { ...learningProblems, ...orgManagementProblems };
const EnrolmentProblem = problemErrorOf(problems);
const isProblem = (code: string): code is keyof typeof problems => code in problems;

/** Throws why a row is refused: by the batch, as a checkout says it, or by a field. */
const refuse = (errors: NonNullable<TakenRow['errors']>): never => {
  const [problem] = errors.map(({ code }) => code).filter(isProblem);
  if (problem) throw new EnrolmentProblem(problem);
  throw new ProblemError('validation.failed', errors.map(toFieldProblem));
};

/**
 * Enrols a learner without an order, by the rules of an import.
 *
 * @throws ProblemError validation.failed
 * @throws ProblemError enrolment.exists for an enrolment that stands
 * @throws ProblemError batchCode.full, batchCode.notStarted or batchCode.ended
 */
export const enrolSomebody = (
  deps: Deps,
  { scope, caller, request }: Pick<SavedBy, 'scope' | 'caller' | 'request'>,
  input: EnrolmentInput,
): Promise<string> =>
  deps.database.db.transaction(async (tx) => {
    const row = await rowOf(tx, input);
    const by = { scope, caller, request };
    const alone = { id: '', dryRun: false, invite: false };
    const [taken] = await enrolmentSpreadsheet.take(tx, deps, by, alone, [row]);
    if (taken?.errors) return refuse(taken.errors);
    if (taken?.change !== 'created' || !taken.targetId)
      throw new EnrolmentProblem('enrolment.exists');
    return taken.targetId;
  });
