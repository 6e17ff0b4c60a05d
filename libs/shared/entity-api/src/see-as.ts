import { createAction } from '@reduxjs/toolkit';

const key = 'see-as';
const originKey = `${key}-from`;

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

/** Path that the see-as session was started from. */
export const seeAsOrigin = () => withSessionStorage((storage) => storage.getItem(originKey));

/** Makes this tab see as somebody else. With `origin` it comes back there. */
export const rememberSeeAs = (id: string, origin?: string) =>
  withSessionStorage((storage) => {
    storage.setItem(key, id);
    if (origin) storage.setItem(originKey, origin);
  });
export const forgetSeeAs = () =>
  withSessionStorage((storage) => [key, originKey].forEach((name) => storage.removeItem(name)));

/** The see-as session ended: the tab is the user's own again. */
export const seeAsEnded = createAction('session/seeAsEnded');
