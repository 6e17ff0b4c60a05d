/** Whether a parameter of a path must be an id. */
export const isNamedId = (name: string) => /^id$|Id$/.test(name);
