import { type FieldProblem, type ValidationCode, validationCodes } from '@lms/contract';
import { type Schema, ValidationError } from 'yup';
import { ProblemError } from './problems';
import { trimLines } from './trim-lines';

/** Maximum depth of a body; no form comes near it. */
const maxDepth = 30;

/** NUL and lone surrogates, which PostgreSQL can't store. */
const unstorable = /\0|\p{Surrogate}/u;

const normalizedText = (text: string) => {
  if (unstorable.test(text)) throw new ProblemError('request.malformed');
  return text.normalize('NFC');
};

/** Normalises every text to NFC and refuses those that can't be stored. */
const normalized = (value: unknown, depth = 0): unknown => {
  if (depth > maxDepth) throw new ProblemError('request.malformed');
  if (typeof value === 'string') return normalizedText(value);
  if (Array.isArray(value)) return value.map((part) => normalized(part, depth + 1));
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        normalizedText(key),
        normalized(part, depth + 1),
      ]),
    );
  }
  return value;
};

const isCode = (message: string): message is ValidationCode =>
  (validationCodes as readonly string[]).includes(message);

/** Number of unknown properties that an answer names, and the length of a name. */
const maxNamed = 20;
const maxNameLength = 100;

/** Names unknown properties each, in the object that they stand in. */
const unknownProblems = ({ path, params }: ValidationError): FieldProblem[] =>
  String(params?.['unknown'])
    .split(', ')
    .slice(0, maxNamed)
    .map((name) => ({
      field: (path ? `${path}.` : '') + name.slice(0, maxNameLength),
      code: 'unknown',
    }));

const toFieldProblems = (error: ValidationError): FieldProblem[] => {
  if (error.type === 'noUnknown') return unknownProblems(error);
  const { min, max } = (error.params ?? {}) as { min?: number; max?: number };
  return [
    {
      field: error.path ?? '',
      code: isCode(error.message) ? error.message : 'invalid',
      ...((min ?? max) !== undefined && {
        params: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
      }),
    },
  ];
};

/**
 * Validates without coercion; only white space at the ends of a line of text is taken off.
 *
 * @throws ProblemError validation.failed with every refused field
 */
export const validate = <T>(schema: Schema<T>, value: unknown): T => {
  try {
    return schema.validateSync(trimLines(schema, normalized(value)), {
      strict: true,
      abortEarly: false,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    throw new ProblemError('validation.failed', errors.flatMap(toFieldProblems));
  }
};
