import { InstructorList } from './instructor-list';

export const Page = InstructorList;
