// Apart, for visitors fetch the routes that are theirs and no others.
export * from './management-routes';
export * from './routes';
export * from './use-enrolment';
