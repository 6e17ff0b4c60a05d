import type { PgColumn } from 'drizzle-orm/pg-core';

/** JSON Schema of a value that can be compared with a column. */
const valueOf = (column: PgColumn) => {
  if (column.enumValues) return { type: 'string', enum: [...column.enumValues] };
  switch (column.getSQLType()) {
    case 'uuid':
      return { type: 'string', format: 'uuid' };
    case 'integer':
      return { type: 'integer', minimum: -2_147_483_648, maximum: 2_147_483_647 };
    case 'double precision':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'text':
    case 'text[]':
      return { type: 'string', maxLength: 1000 };
    default:
      return { type: 'string', description: 'A day or a moment, as ISO 8601 has it' };
  }
};

/** JSON Schema of a filter: one value, several, or a range with either end open. */
export const filterJsonSchema = (column: PgColumn, maxItems: number) => {
  const value = valueOf(column);
  return {
    oneOf: [
      value,
      { type: 'array', items: value, maxItems },
      {
        type: 'object',
        properties: { from: value, to: value },
        minProperties: 1,
      },
    ],
  };
};
