import type { Chance } from '../demo-data/chance';
import type { JsonSchema } from '../open-api/json-schema';
import { hostileValues } from './hostile-values';

const unheardOf = ['unheardOf', '__proto__', 'constructor', ''];
const days = ['2026-01-01', '2026-12-31', '0001-01-01', '9999-12-31'];
const largest = 2 ** 31 - 1;

type Parts = unknown[] | Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Lists each place within a value: its holder and its name there. */
const placesOf = (value: unknown): { holder: Parts; name: string }[] =>
  isParts(value)
    ? Object.entries(value).flatMap(([name, part]) => [{ holder: value, name }, ...placesOf(part)])
    : [];

/** Makes bodies from schemas, and changes valid ones. */
export const createValues = ({ pick, happens, whole, between }: Chance) => {
  const hostile = () => structuredClone(pick(hostileValues));

  const number = ({ minimum = -1, maximum = largest }: JsonSchema) =>
    pick([minimum, maximum, between(Number(minimum), Number(maximum))]) as number;

  const textOf = ({ format, maxLength }: JsonSchema) => {
    if (format === 'uuid') return crypto.randomUUID();
    if (format === 'date') return pick(days);
    if (format === 'date-time') return `${pick(days)}T${pick(['00:00:00', '23:59:59.999'])}Z`;
    return pick(['a', 'Ab-3', 'নাম', 'x'.repeat(Math.min(Number(maxLength ?? 30), 300))]);
  };

  const objectOf = ({ properties = {}, required = [] }: JsonSchema) => ({
    ...Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => happens(required.includes(name) ? 0.95 : 0.5))
        .map(([name, schema]) => [name, valueOf(schema)]),
    ),
    ...(happens(0.05) && { [pick(unheardOf)]: hostile() }),
  });

  /** Makes a value that mostly fits the schema. */
  const valueOf = (schema: JsonSchema): unknown => {
    if (happens(0.1)) return hostile();
    if (schema.enum) return pick(schema.enum);
    const alternatives = (schema['oneOf'] ?? schema['anyOf']) as JsonSchema[] | undefined;
    if (alternatives) return valueOf(pick(alternatives));
    const types = [schema.type ?? []].flat();
    switch (types.length > 0 ? pick(types) : undefined) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return Array.from({ length: whole(0, 3) }, () => valueOf(schema.items || {}));
      case 'integer':
        return Math.round(number(schema));
      case 'number':
        return number(schema);
      case 'boolean':
        return happens(0.5);
      case 'string':
        return textOf(schema);
      default:
        return hostile();
    }
  };

  return {
    valueOf,
    /** Changes one to three places of a valid value. */
    spoiled(valid: unknown): unknown {
      const value: unknown = JSON.parse(JSON.stringify(valid));
      for (let count = whole(1, 3); count > 0; count -= 1) {
        const places = placesOf(value);
        if (places.length === 0) return hostile();
        const { holder, name } = pick(places);
        if (happens(0.15)) delete (holder as Record<string, unknown>)[name];
        else (holder as Record<string, unknown>)[name] = hostile();
      }
      return value;
    },
  };
};
