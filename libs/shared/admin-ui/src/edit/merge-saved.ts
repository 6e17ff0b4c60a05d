/** Field that was changed here and saved with a different value elsewhere. */
export interface Clash {
  /** Path of the field, such as `name.bn`. */
  field: string;
  saved: unknown;
}

export interface MergedValues<Values> {
  values: Values;
  clashes: Clash[];
  /** Paths of the fields taken from the saved version. */
  taken: string[];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges the reader's changes into the version that somebody else saved: fields changed here stay,
 * all others follow the saved version. Lists count as one value.
 */
export const mergeSaved = <Values extends object>(
  base: Values,
  typed: Values,
  saved: Values,
): MergedValues<Values> => {
  const clashes: Clash[] = [];
  const taken: string[] = [];
  const merge = (old: unknown, mine: unknown, theirs: unknown, path: string): unknown => {
    if (isGroup(mine) && isGroup(theirs)) {
      const before = isGroup(old) ? old : {};
      return Object.fromEntries(
        Object.keys({ ...theirs, ...mine }).map((key) => [
          key,
          merge(before[key], mine[key], theirs[key], path ? `${path}.${key}` : key),
        ]),
      );
    }
    if (isSame(mine, theirs)) return theirs;
    if (isSame(mine, old)) {
      taken.push(path);
      return theirs;
    }
    if (!isSame(theirs, old)) clashes.push({ field: path, saved: theirs });
    return mine;
  };
  return { values: merge(base, typed, saved, '') as Values, clashes, taken };
};
