export { CourseStepState } from './course-step-state';
export { FollowPath } from './follow-path';
export { useMyCourseIds } from './use-my-course-ids';
