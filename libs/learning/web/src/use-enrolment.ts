import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useGetMyCoursesQuery } from './enrolment-api';

/**
 * Returns the caller's enrolment in a course; `undefined` while it loads, for visitors, and without
 * one.
 */
export const useEnrolment = (courseId: string) => {
  const { can } = useSession();
  const { data } = useGetMyCoursesQuery(undefined, {
    skip: !can(sharedPermissions['learning.study']),
    refetchOnFocus: true,
  });
  return data?.find((course) => course.courseId === courseId && course.status !== 'CANCELLED');
};
