import { CourseCategoryList } from './course-category-list';

export const Page = CourseCategoryList;
