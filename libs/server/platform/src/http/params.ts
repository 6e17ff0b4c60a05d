/** Tells whether a path parameter must be an id. */
export const isNamedId = (name: string) => /^id$|Id$/.test(name);
