export * from './course-facts';
export * from './course-tools';
export * from './rating';
