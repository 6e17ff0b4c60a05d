// Separate exports, so that the lists of pages that few open are not loaded by everybody.
export type { CourseParts } from './course/course-parts';
export type { PathParts } from './paths/path-parts';
export * from './late-routes';
export * from './routes';
