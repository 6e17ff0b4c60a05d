import type { CourseDetail } from '@lms/contract';

/** What a reader can do with a course: add it to the cart, or continue. */
export const CourseActions = ({ course }: { course: CourseDetail }) => <p>{course.title}</p>;
