import * as fakes from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { changeStudyState } from '../src/offline/study-state';

/** Gives the test a device with an empty IndexedDB, which jsdom has not. */
export const stubDeviceStorage = () => {
  Object.entries(fakes).forEach(([name, fake]) => vi.stubGlobal(name, fake));
  const factory = new fakes.IDBFactory();
  vi.stubGlobal('indexedDB', factory);
  vi.stubGlobal('isSecureContext', true);
  const forget = () =>
    changeStudyState({ courses: undefined, unsent: [], keepings: new Map(), problems: new Map() });
  forget();
  onTestFinished(async () => {
    await new Promise((resolve) => {
      factory.deleteDatabase('study').onsuccess = resolve;
    });
    forget();
  });
};
