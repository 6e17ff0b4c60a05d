import type { FieldProblem, ValidationCode } from '@lms/contract';
import { ProblemError } from '../http/problems';

interface DatabaseError {
  code?: string;
  /** Such as `Key (parent_id)=(…) is not present in table "…"`. */
  detail?: string;
}

const toCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The field whose value the database refused, read from the key it names. */
const refusedField = ({ detail }: DatabaseError, code: ValidationCode): FieldProblem[] => {
  const column = /\((\w+)\)=/.exec(detail ?? '')?.[1];
  return column ? [{ field: toCamelCase(column), code }] : [];
};

const asProblem = (error: unknown, action: 'write' | 'delete'): unknown => {
  const cause = ((error as Error).cause ?? {}) as DatabaseError;
  if (cause.code === '23505') {
    return new ProblemError('entity.duplicate', refusedField(cause, 'taken'));
  }
  if (cause.code !== '23503') return error;
  return action === 'delete'
    ? new ProblemError('entity.inUse')
    : new ProblemError('validation.failed', refusedField(cause, 'invalid'));
};

/**
 * Runs a write and names what the database's own rules refuse.
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
