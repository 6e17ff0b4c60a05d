/**
 * Storage for redux-persist. Full, blocked or missing storage never stops the app: state is then
 * just not kept.
 */
const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch (error) {
    console.warn('browser storage not available', error);
    return null;
  }
};

const parse = (value: string): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/** Tells whether a stored value is the state of one slice. */
export type IsState = (record: Record<string, unknown>) => boolean;

/**
 * Reads a slice's state, `undefined` if none is stored. An invalid value is removed, so that the
 * default is used.
 */
export const readState = (
  key: string,
  isState: IsState,
  initialState: object,
): object | undefined => {
  const value = attempt(() => localStorage.getItem(key));
  if (value === null) return undefined;
  const record = parse(value);
  const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
  if (isRecord && isState(record as Record<string, unknown>)) return record;
  removeFromStorage(key);
  return initialState;
};

/** Stores a slice's state as plain JSON. */
export const writeState = (key: string, state: object) => {
  attempt(() => localStorage.setItem(key, JSON.stringify(state)));
};

export const removeFromStorage = (key: string) => {
  attempt(() => localStorage.removeItem(key));
};

export const clearStorage = () => {
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};
