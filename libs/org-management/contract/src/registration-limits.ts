/** How many papers a registration may have, and the bytes of each. Public pages read it. */
export const registrationDocuments = { most: 5, bytes: 5 * 1024 * 1024 } as const;

/** Bytes of one piece of a paper: small enough to come through on a slow line. */
export const documentPieceBytes = 512 * 1024;
