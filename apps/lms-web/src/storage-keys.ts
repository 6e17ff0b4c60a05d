/** The version tag that two of the keys begin with (specification, section 9). */
const appVersion = 'lms_client_v1';

/** Every key that the app keeps in localStorage, exactly as the specification names them. */
export const storageKeys = {
  session: `${appVersion}-userData`,
  user: 'auth-user',
  menu: 'menu',
  layout: `${appVersion}-layoutConfig`,
  language: 'language',
  cart: 'cartItems',
  partnerCourse: 'isWfCourse',
} as const;
