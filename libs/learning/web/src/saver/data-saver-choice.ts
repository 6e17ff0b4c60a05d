import { useSyncExternalStore } from 'react';

export const dataSaverChoices = ['device', 'on', 'off'] as const;
/** Whether data is saved: as the device says, or by the reader's own word. */
export type DataSaverChoice = (typeof dataSaverChoices)[number];

const storageKey = 'dataSaver';
const changed = 'datasaver';

interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;

const read = (): DataSaverChoice => {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'on' || stored === 'off' ? stored : 'device';
  } catch {
    // Storage is blocked.
    return 'device';
  }
};

const readIsOn = () => {
  const choice = read();
  return choice === 'device' ? connection()?.saveData === true : choice === 'on';
};

/** Keeps the choice on this device: it is the device's connection that costs. */
export const chooseDataSaver = (choice: DataSaverChoice) => {
  try {
    if (choice === 'device') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked.
  }
  window.dispatchEvent(new Event(changed));
};

const subscribe = (listener: () => void) => {
  const { addEventListener, removeEventListener } = window;
  const events = [changed, 'storage'];
  events.forEach((name) => addEventListener(name, listener));
  return () => events.forEach((name) => removeEventListener(name, listener));
};

export const useDataSaverChoice = () =>
  useSyncExternalStore(subscribe, read, () => 'device' as const);

/** Tells whether data is saved; a page from the server shows it once it runs. */
export const useSavesData = () => useSyncExternalStore(subscribe, readIsOn, () => false);

const slowTypes = ['slow-2g', '2g', '3g'];

/** Tells whether the browser takes the connection for a slow one; not every browser says. */
export const isSlowConnection = () => slowTypes.includes(connection()?.effectiveType ?? '');
