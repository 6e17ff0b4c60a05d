import { KeepButton } from '@lms/cart/web';
import type { CourseToolsProps } from '@lms/course-ui';
import { useEnrolment } from '@lms/learning/web';

/** Tools of the course whose page it is: those enrolled need not keep it. */
export const OwnPageTools = ({ course }: CourseToolsProps) =>
  useEnrolment(course.id) ? <span hidden /> : <KeepButton course={course} wide />;
