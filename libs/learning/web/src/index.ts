// Separate exports, so that visitors load only the public routes.
export * from './late-routes';
export * from './management-routes';
export { askToLeave } from './offline/ask-to-leave';
export { LazyRating } from './ratings/lazy-rating';
export * from './routes';
export * from './use-enrolment';
