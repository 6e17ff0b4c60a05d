/**
 * Options of a store's enhancers: subscribers hear of each change at once. Toolkit's default waits
 * for the next frame, until when React shows a pressed box in its former state.
 */
export const storeBatching = { autoBatch: false } as const;
