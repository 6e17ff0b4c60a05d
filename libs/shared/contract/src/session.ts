/** The anti-forgery pair (specification, section 7). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';
/** Carries the id of a look through somebody's eyes beside the own token. */
export const seeAsHeader = 'x-see-as';

/** Answer of `POST /auth/authenticate` and `/auth/refresh`. `expiresIn` is in seconds. */
export interface AuthResult {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}
