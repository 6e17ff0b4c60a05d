// Separate exports, so that visitors load only the public routes.
export * from './management-routes';
export * from './routes';
export * from './use-enrolment';
