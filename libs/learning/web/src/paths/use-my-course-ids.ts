import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useGetMyCoursesQuery } from '../enrolment-api';

/** Returns the ids of the courses that the caller studies or has completed. */
export const useMyCourseIds = (): string[] => {
  const { can } = useSession();
  const { data } = useGetMyCoursesQuery(undefined, {
    skip: !can(sharedPermissions['learning.study']),
    refetchOnFocus: true,
  });
  return data?.map(({ courseId }) => courseId) ?? [];
};
