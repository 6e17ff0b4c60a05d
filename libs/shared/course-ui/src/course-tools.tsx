import type { CourseLanguage } from '@lms/contract';
import { createContext, type ReactNode, use } from 'react';
import styles from './course-tools.module.css';

/** Course that its tools act on. */
interface ToolCourse {
  id: string;
  slug: string;
  title: string;
  language: CourseLanguage;
}
export type CourseToolsProps = { course: ToolCourse };

/** Renders what somebody can do with any course in sight; the app gives it, for a hydrated page. */
export const CourseToolsContext = createContext<(course: ToolCourse) => ReactNode>(() => null);

/** Place of a course's tools, which come late: it is reserved, so that nothing moves. */
export const CourseTools = ({ course }: CourseToolsProps) => (
  <div className={styles['tools']} data-scripted>
    {use(CourseToolsContext)(course)}
  </div>
);
