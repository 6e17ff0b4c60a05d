import { createAction } from '@reduxjs/toolkit';

const key = 'see-as';

/** Returns `null` where storage is blocked or, on the server, missing. */
const withSessionStorage = <T>(access: (storage: Storage) => T): T | null => {
  try {
    return access(sessionStorage);
  } catch {
    return null;
  }
};

/** Id of the see-as session in this tab. Other tabs stay the user's own. */
export const seeAsId = () => withSessionStorage((storage) => storage.getItem(key));
export const rememberSeeAs = (id: string) =>
  withSessionStorage((storage) => storage.setItem(key, id));
export const forgetSeeAs = () => withSessionStorage((storage) => storage.removeItem(key));

/** The see-as session ended: the tab is the user's own again. */
export const seeAsEnded = createAction('session/seeAsEnded');
