/** Version prefix of two of the keys (specification, section 9). */
const appVersion = 'lms_client_v1';

/** Keys of localStorage, exactly as the specification names them. */
export const storageKeys = {
  session: `${appVersion}-userData`,
  user: 'auth-user',
  menu: 'menu',
  layout: `${appVersion}-layoutConfig`,
  language: 'language',
  cart: 'cartItems',
  partnerCourse: 'isWfCourse',
} as const;
