import type { FieldProblem, ValidationCode } from '@lms/contract';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';

/** Why each invalid field was refused, by its path. */
export type FieldProblems = Record<string, FieldProblem>;

/**
 * The values as they are sent: texts in Unicode's NFC, as the server counts their length, and no
 * empty texts, which mean that nothing was entered.
 */
export const toSent = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC') || undefined;
  if (Array.isArray(value)) return value.map(toSent);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toSent(part)]));
  }
  return value;
};

const toFieldProblem = ({ path = '', message, params }: ValidationError): FieldProblem => ({
  field: path,
  // Schemas of the contract carry codes as their messages.
  code: message as ValidationCode,
  params: params as FieldProblem['params'],
});

/** The first reason of each invalid field, in the order of its schema; nothing when all is well. */
export const validateForm = <Values extends AnyObject>(
  schema: ObjectSchema<Values>,
  values: unknown,
): FieldProblems => {
  try {
    schema.validateSync(toSent(values), { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first: FieldProblems = {};
    for (const problem of error.inner.map(toFieldProblem)) first[problem.field] ??= problem;
    return first;
  }
};
