import { createAction } from '@reduxjs/toolkit';

const key = 'see-as';

/** Storage that is blocked, or not there on the server, knows of nothing. */
const inTab = <T>(ask: (storage: Storage) => T): T | null => {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
};

/** The look through somebody's eyes that this tab is open for: other tabs stay the own user's. */
export const seeAsId = () => inTab((storage) => storage.getItem(key));
export const rememberSeeAs = (id: string) => inTab((storage) => storage.setItem(key, id));
export const forgetSeeAs = () => inTab((storage) => storage.removeItem(key));

/** The look is over: the tab is the own user's again. */
export const seeAsEnded = createAction('session/seeAsEnded');
