// Separate exports, so that visitors load only the public routes.
export * from './late-routes';
export * from './management-routes';
export { askToLeave } from './offline/ask-to-leave';
export { keyName } from './player/latin-key';
export { loadPathParts } from './paths/load-path-parts';
export { LazyRating } from './ratings/lazy-rating';
export * from './routes';
export { LazyDataSaver } from './saver/lazy-saver';
export * from './use-enrolment';
