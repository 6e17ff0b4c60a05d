import { convertSchema } from '@sodaru/yup-to-json-schema';
import { isSchema, type Schema } from 'yup';
import type { JsonSchema } from './json-schema';

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const inner = ['items', 'anyOf', 'oneOf', 'properties', 'additionalProperties'];

const toParts = (value: unknown, isNamed: boolean): unknown => {
  if (Array.isArray(value)) return value.map((part) => toParts(part, false));
  if (isSchema(value)) return toJsonSchema(value as Schema);
  if (typeof value !== 'object' || value === null) return value;
  if (!isNamed) return mended(value as JsonSchema);
  const parts = Object.entries(value).map(([name, part]) => [name, toParts(part, false)]);
  return Object.fromEntries(parts);
};

/**
 * Says what the converter leaves out or gets wrong: an object refuses unknown properties and has no
 * default, what may be anything has no type, what may be nothing has a list that says so, and a schema
 * may name another that stands `instead` of it.
 */
const mended = ({ default: value, ...schema }: JsonSchema): JsonSchema => {
  if (schema.instead) return toParts(schema.instead, false) as JsonSchema;
  const parts = Object.entries(schema).map(([keyword, part]) => [
    keyword,
    inner.includes(keyword) ? toParts(part, keyword === 'properties') : part,
  ]);
  const result: JsonSchema = Object.fromEntries(parts);
  if (Array.isArray(result.type) && result.type.length === 0) delete result.type;
  if (result.enum && result.type?.includes('null')) result.enum = [...result.enum, null];
  if (result.properties) return { additionalProperties: false, ...result };
  return value === undefined ? result : { ...result, default: value };
};

/**
 * Describes as JSON Schema what a Yup schema of the contract takes. Its `meta.jsonSchema` adds to that or, as
 * `instead`, replaces it, and may hold further Yup schemas.
 */
export const toJsonSchema = (schema: Schema): JsonSchema =>
  mended(convertSchema(schema as never) as JsonSchema);
