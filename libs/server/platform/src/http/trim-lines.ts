import type { Schema } from 'yup';

/** Members of a schema that depend on its kind: of a text, an object or a list. */
interface Parts {
  tests?: Schema['tests'];
  fields?: Record<string, Schema>;
  innerType?: Schema;
}

const isOneLine = ({ tests = [] }: Parts) =>
  tests.some(({ OPTIONS }) => OPTIONS?.name === 'oneLine');

/**
 * Takes the white space off the ends of every text on a single line, such as a name or a title. Two
 * that differ in nothing else look the same to people.
 */
export const trimLines = (declared: Schema, value: unknown): unknown => {
  const schema = (declared.type === 'lazy' ? declared.resolve({ value }) : declared) as Parts;
  const { fields, innerType } = schema;
  if (typeof value === 'string') return isOneLine(schema) ? value.trim() : value;
  if (Array.isArray(value))
    return innerType ? value.map((part) => trimLines(innerType, part)) : value;
  if (!fields || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? trimLines(field, part) : part];
    }),
  );
};
