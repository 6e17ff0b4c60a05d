import type { WebStorage } from 'redux-persist';

/** Storage that is full, blocked or gone never stops the app: it then just does not remember. */
const attempt = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch (error) {
    console.warn('browser storage not available', error);
    return null;
  }
};

const isReadable = (value: string) => {
  try {
    const record: unknown = JSON.parse(value);
    if (typeof record !== 'object' || record === null || Array.isArray(record)) return false;
    Object.values(record).forEach((part) => JSON.parse(part as string) as unknown);
    return true;
  } catch {
    return false;
  }
};

/** localStorage for redux-persist: a value that does not parse is removed, and the default stands. */
export const safeStorage: WebStorage = {
  getItem: async (key) => {
    const value = attempt(() => localStorage.getItem(key));
    if (value === null || isReadable(value)) return value;
    attempt(() => localStorage.removeItem(key));
    return null;
  },
  setItem: async (key, value) => {
    attempt(() => localStorage.setItem(key, value));
  },
  removeItem: async (key) => {
    attempt(() => localStorage.removeItem(key));
  },
};
