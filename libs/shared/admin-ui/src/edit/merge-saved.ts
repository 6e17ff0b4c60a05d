/** Field that was changed here and saved with a different value elsewhere. */
export interface Clash {
  /** Path of the field, such as `name.bn`. */
  field: string;
  saved: unknown;
  /** Saved values of the fields that depend on this one, and are taken with it. */
  with?: Record<string, unknown>;
}

/**
 * Names of the fields that mean something only beside another, by that other: an amount is in
 * percent or money, as its kind says.
 */
export type Dependents<Values> = Partial<Record<keyof Values, readonly (keyof Values)[]>>;

export interface MergedValues<Values> {
  values: Values;
  clashes: Clash[];
  /** Paths of the fields taken from the saved version. */
  taken: string[];
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const pick = <Values>(values: Values, fields: readonly (keyof Values)[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;

/**
 * Merges the reader's changes into the version that somebody else saved: fields changed here stay,
 * all others follow the saved version. Lists count as one value, and so does a field with its
 * dependents once either side has changed it.
 */
export const mergeSaved = <Values extends object>(
  base: Values,
  typed: Values,
  saved: Values,
  dependents: Dependents<Values> = {},
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
  /** Values typed here that stay, though none of them is merged on its own. */
  let kept: Partial<Values> = {};
  let mine = typed;
  for (const field of Object.keys(dependents) as (keyof Values & string)[]) {
    if (isSame(base[field], typed[field]) && isSame(base[field], saved[field])) continue;
    const others = dependents[field] ?? [];
    const [before, here, there] = [base, typed, saved].map((side) => pick(side, [field, ...others]));
    if (isSame(here, before)) continue;
    kept = { ...kept, ...here };
    mine = { ...mine, ...there };
    if (!isSame(there, before) && !isSame(there, here)) {
      clashes.push({ field, saved: saved[field], with: pick(saved, others) });
    }
  }
  return { values: { ...(merge(base, mine, saved, '') as Values), ...kept }, clashes, taken };
};
