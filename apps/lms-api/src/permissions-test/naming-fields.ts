import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

/** Checks by its name whether a field holds an id or address. */
export const isIdField = (name: string) => /(?:^id|Ids?|^url|Url)$/.test(name);
type Description = SchemaDescription &
  Partial<SchemaObjectDescription & SchemaInnerTypeDescription>;

/** Paths of an input's fields, at any depth, that could name something by its id or address. */
export const namingFields = ({ fields, innerType }: Description, path = ''): string[] => {
  if (innerType && !Array.isArray(innerType)) return namingFields(innerType as Description, path);
  return Object.entries(fields ?? {}).flatMap(([name, field]) => {
    const own = path ? `${path}.${name}` : name;
    return [...(isIdField(name) ? [own] : []), ...namingFields(field as Description, own)];
  });
};
