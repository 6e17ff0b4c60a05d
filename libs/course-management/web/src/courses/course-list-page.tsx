import { CourseList } from './course-list';

export const Page = CourseList;
