import { deleteDB } from 'idb';
import { openStudy } from './study-database';
import { isWaiting } from './unsent';

/** Hash of the page of offline courses that asks whether to log out all the same. */
export const leavingHash = '#log-out';

/** Deletes all that is kept on this device, of whoever it is. */
export const forgetStudy = async () => {
  await deleteDB('study');
  for (const name of await caches.keys()) await caches.delete(name);
  const workers = await navigator.serviceWorker.getRegistrations();
  for (const worker of workers) await worker.unregister();
};

const isAnythingLeft = async () => {
  const unsent = await (await openStudy()).getAll('unsent');
  return unsent.some(isWaiting);
};

/** Forgets what the device keeps, unless something waits to be sent: then a page asks. */
export const leave = async () => {
  try {
    if (await isAnythingLeft()) {
      location.assign(`/my-courses/offline${leavingHash}`);
      return false;
    }
    await forgetStudy();
  } catch {
    // Where storage is blocked nothing is kept.
  }
  return true;
};
