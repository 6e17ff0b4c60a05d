// Separate entries, so that visitors load only the public routes.
export * from './management-routes';
export * from './registration-routes';
