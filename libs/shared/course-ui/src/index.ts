export * from './course-facts';
export * from './rating';
