/** Duration of a view as another user, in minutes. */
export const seeAsMinutes = 30;

/** Answer of `POST /user/{id}/see-as`. */
export interface SeeAs {
  id: string;
  /** Name of the user whose view is shown. */
  name: string;
  expiresAt: string;
}
