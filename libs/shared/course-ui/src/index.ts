export * from './course-facts';
export * from './rating';
export * from './use-duration';
