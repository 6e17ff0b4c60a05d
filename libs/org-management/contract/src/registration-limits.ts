/**
 * Maximum number of documents of a registration, and of bytes of each. Apart from the schemas,
 * because public pages import it.
 */
export const registrationDocuments = { most: 5, bytes: 5 * 1024 * 1024 } as const;

/** Bytes of one piece of a document: small enough for a slow connection. */
export const documentPieceBytes = 512 * 1024;
