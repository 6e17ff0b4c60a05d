/** Storage that is full, blocked or gone never stops the app: it then just does not remember. */
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

/** Whether a stored record is the state of one slice. */
export type IsState = (record: Record<string, unknown>) => boolean;

/**
 * Reads a slice's state, `undefined` where none is stored; a value that is not one is removed, and
 * the default stands.
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
  attempt(() => localStorage.clear());
  attempt(() => sessionStorage.clear());
};
