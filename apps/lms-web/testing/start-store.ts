import type { Language } from '@lms/contract';
import { type Persistor, persistStore } from 'redux-persist';
import { onTestFinished } from 'vitest';
import { makeStore } from '../src/store';

/** Starts a store as the browser does; it stops writing when the test ends. */
export const startStore = async (language: Language = 'en') => {
  const store = makeStore(language);
  const persistor = await new Promise<Persistor>((resolve) => {
    const made = persistStore(store, null, () => resolve(made));
  });
  onTestFinished(async () => {
    persistor.pause();
    await persistor.flush();
    localStorage.clear();
  });
  return { ...store, flush: () => persistor.flush() };
};
