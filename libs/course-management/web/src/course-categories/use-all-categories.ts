import { useSession } from '@lms/auth/web';
import {
  type CourseCategoryTypes,
  courseManagementPermissions,
} from '@lms/course-management/contract';
import { allByName } from '@lms/table-state';
import { courseCategoryCalls } from './course-categories-api';

const all = allByName<CourseCategoryTypes>('position');

/** Returns all categories in their order, or none to readers who may not list them. */
export const useAllCategories = () => {
  const { can } = useSession();
  const mayRead = can(courseManagementPermissions['courseCategory.read']);
  const { answer } = courseCategoryCalls.useFind(all, { skip: !mayRead });
  return { mayRead, categories: answer.items };
};
