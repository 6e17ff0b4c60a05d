/** How long one look lasts. */
export const seeAsMinutes = 30;

/** Answer of `POST /user/{id}/see-as`. */
export interface SeeAs {
  id: string;
  /** Who is looked at. */
  name: string;
  expiresAt: string;
}
