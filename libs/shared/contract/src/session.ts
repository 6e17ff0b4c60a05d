/** Anti-forgery cookie and header (specification, section 7). */
export const antiForgeryCookie = 'XSRF-TOKEN';
export const antiForgeryHeader = 'x-xsrf-token';
/** Header with the id of a see-as session, sent along with the caller's own token. */
export const seeAsHeader = 'x-see-as';

/** Answer of `POST /auth/authenticate` and `/auth/refresh`. `expiresIn` is in seconds. */
export interface AuthResult {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}
