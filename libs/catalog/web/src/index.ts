// Separate exports, so that the lists of pages that few open are not loaded by everybody.
export type { CourseParts } from './course/course-parts';
export { loadPathScreen } from './paths/load-path-screen';
export * from './late-routes';
export * from './routes';
