/** Changes of many users. */
export const ofAllKinds = ['role', 'organization', 'mail'] as const;
export type OfAllKind = (typeof ofAllKinds)[number];
