import { coursePaths } from '@lms/admin-ui';

/** Returns the path of a record in the list of a user's records of one course, or of a learning path. */
export const recordPath = (
  list: 'enrolments' | 'certificates',
  userId: string,
  { id, courseId }: { id: string; courseId: string | null },
) =>
  `${coursePaths[list]}?filter.userId=${userId}${courseId ? `&filter.courseId=${courseId}` : ''}&item=${id}`;

/** Returns the path of the form that enrols a user. */
export const enrolPath = (userId: string) =>
  `${coursePaths.enrolments}?filter.userId=${userId}&item=new`;
