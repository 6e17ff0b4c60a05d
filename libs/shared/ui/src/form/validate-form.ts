import type { FieldProblem, ValidationCode } from '@lms/contract';
import { type AnyObject, type ObjectSchema, type Schema, ValidationError } from 'yup';

/** Problem of each invalid field, by its path. */
export type FieldProblems = Record<string, FieldProblem>;

type Fields = Record<string, Schema | undefined>;

const partOf = (schema: Schema | undefined, key: string) =>
  (schema as { fields?: Fields } | undefined)?.fields?.[key];

/** Returns true if a text is required but may be empty, so that clearing it is sent. */
const mayBeEmpty = (schema: Schema | undefined) =>
  schema?.type === 'string' &&
  !schema.spec.optional &&
  schema.tests.every(({ OPTIONS }) => OPTIONS?.name !== 'required');

/** Returns true if a schema does not accept an empty value. */
export const isRequired = (schema: Schema) =>
  !schema.spec.optional && !schema.spec.nullable && !mayBeEmpty(schema);

/**
 * Returns the values as they are sent: texts in Unicode's NFC, as the server counts their length,
 * and without empty texts, unless the schema requires one.
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
  // Schemas of the contract have codes as messages.
  code: message as ValidationCode,
  params: params as FieldProblem['params'],
});

/**
 * Returns the first problem of each invalid field, in the schema's order; empty if all are valid.
 */
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
