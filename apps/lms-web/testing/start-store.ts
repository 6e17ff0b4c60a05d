import type { Language } from '@lms/contract';
import { type Persistor, persistStore } from 'redux-persist';
import { onTestFinished } from 'vitest';
import { makeStore } from '../src/store';

/** A store as the browser starts it, which writes nothing any more once its test is over. */
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
