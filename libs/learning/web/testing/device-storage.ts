import * as fakes from 'fake-indexeddb';
import { onTestFinished, vi } from 'vitest';
import { changeStudyState } from '../src/offline/study-state';

/** Gives the test a device with an empty IndexedDB, which jsdom has not. */
export const stubDeviceStorage = () => {
  // The classes stay when the test ends: what it still has open asks for them until it is deleted.
  const classes = Object.entries(fakes).filter(([name]) => name.startsWith('IDB'));
  Object.assign(globalThis, Object.fromEntries(classes));
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
