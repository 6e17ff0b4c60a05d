export * from './course-tabs';
export * from './manager-paths';
export * from './quiz-tabs';
