export * from './common';
export * from './course-management/course';
export * from './course-management/question';
