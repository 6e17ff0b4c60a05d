import type { DeletionBlock, FieldProblem, ValidationCode } from '@lms/contract';
import { inUse, ProblemError } from '../http/problems';

interface DatabaseError {
  code?: string;
  /** Detail such as `Key (parent_id)=(…) is not present in table "…"`. */
  detail?: string;
}

const toCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Returns the field that the database refused, from the key in the error's detail. */
const refusedField = ({ detail }: DatabaseError, code: ValidationCode): FieldProblem[] => {
  const column = /\((\w+)\)=/.exec(detail ?? '')?.[1];
  return column ? [{ field: toCamelCase(column), code }] : [];
};

/** Tables with rows that keep others from being deleted, by what people call the rows. */
const blocks: Partial<Record<string, DeletionBlock>> = {
  courses: 'COURSE',
  course_instructors: 'COURSE',
  course_prerequisites: 'COURSE',
  path_enrolments: 'ENROLMENT',
  lessons: 'LESSON',
  quizzes: 'QUIZ',
  question_banks: 'BANK',
  questions: 'QUESTION',
  attempts: 'ATTEMPT',
  enrolments: 'ENROLMENT',
  orders: 'ORDER',
  order_items: 'ORDER',
  course_categories: 'CATEGORY',
  users: 'USER',
};
/** Returns what still refers to the row that was to be deleted, from the error's detail. */
const blockOf = ({ detail }: DatabaseError): DeletionBlock =>
  blocks[/from table "(\w+)"/.exec(detail ?? '')?.[1] ?? ''] ?? 'OTHER';

const asProblem = (error: unknown, action: 'write' | 'delete'): unknown => {
  const cause = ((error as Error).cause ?? {}) as DatabaseError;
  if (cause.code === '23505') {
    return new ProblemError('entity.duplicate', refusedField(cause, 'taken'));
  }
  if (cause.code !== '23503') return error;
  return action === 'delete'
    ? inUse(blockOf(cause))
    : new ProblemError('validation.failed', refusedField(cause, 'invalid'));
};

/**
 * Runs a write and converts violations of database constraints to problems.
 *
 * @throws ProblemError entity.duplicate, entity.inUse or validation.failed
 */
export const withDatabaseProblems = async <Result>(
  action: 'write' | 'delete',
  run: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    throw asProblem(error, action);
  }
};
