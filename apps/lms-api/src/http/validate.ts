import { validationCodes, type FieldProblem, type ValidationCode } from '@lms/contract';
import { type Schema, ValidationError } from 'yup';
import { ProblemError } from './problems';

/** Brings every text to NFC and refuses NUL, which PostgreSQL can't store. */
const normalized = (value: unknown): unknown => {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new ProblemError('request.malformed');
    return value.normalize('NFC');
  }
  if (Array.isArray(value)) return value.map(normalized);
  if (value && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, normalized(part)]));
  }
  return value;
};

const isCode = (message: string): message is ValidationCode =>
  (validationCodes as readonly string[]).includes(message);

const toFieldProblem = (error: ValidationError): FieldProblem => {
  const { min, max } = (error.params ?? {}) as { min?: number; max?: number };
  const code = error.type === 'noUnknown' ? 'unknown' : error.message;
  return {
    field: error.path ?? '',
    code: isCode(code) ? code : 'invalid',
    ...((min ?? max) !== undefined && {
      params: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    }),
  };
};

/**
 * Checks without coercion: what does not fit is refused, never bent to fit.
 * @throws ProblemError validation.failed with every refused field
 */
export const validate = <T>(schema: Schema<T>, value: unknown): T => {
  try {
    return schema.validateSync(normalized(value), { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    throw new ProblemError('validation.failed', errors.map(toFieldProblem));
  }
};
