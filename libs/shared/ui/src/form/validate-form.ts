import type { FieldProblem, ValidationCode } from '@lms/contract';
import { type AnyObject, type ObjectSchema, type Schema, ValidationError } from 'yup';

/** Why each invalid field was refused, by its path. */
export type FieldProblems = Record<string, FieldProblem>;

type Fields = Record<string, Schema | undefined>;

const partOf = (schema: Schema | undefined, key: string) =>
  (schema as { fields?: Fields } | undefined)?.fields?.[key];

/** A text that may be empty but not missing: clearing it is something to send. */
const mayBeEmpty = (schema: Schema | undefined) =>
  schema?.type === 'string' &&
  !schema.spec.optional &&
  schema.tests.every(({ OPTIONS }) => OPTIONS?.name !== 'required');

/** Whether something must be entered. */
export const isRequired = (schema: Schema) =>
  !schema.spec.optional && !schema.spec.nullable && !mayBeEmpty(schema);

/**
 * The values as they are sent: texts in Unicode's NFC, as the server counts their length, and no
 * empty texts, which mean that nothing was entered, save where the schema asks for one.
 */
export const toSent = (value: unknown, schema?: Schema): unknown => {
  if (typeof value === 'string') {
    return value.normalize('NFC') || (mayBeEmpty(schema) ? '' : undefined);
  }
  if (Array.isArray(value)) {
    const { innerType } = (schema ?? {}) as { innerType?: Schema };
    return value.map((part) => toSent(part, innerType));
  }
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, toSent(part, partOf(schema, key))]),
    );
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
    schema.validateSync(toSent(values, schema), { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first: FieldProblems = {};
    for (const problem of error.inner.map(toFieldProblem)) first[problem.field] ??= problem;
    return first;
  }
};
