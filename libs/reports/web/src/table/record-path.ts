import { coursePaths, quizPaths, userPath } from '@lms/admin-ui';
import type { ReportRow } from '@lms/reports/contract';

const opened = (list: string) => (id: string) => `${list}?item=${id}`;

/** Paths of the records that have a page or a list of their own, by kind. */
const paths: Record<string, (id: string) => string> = {
  user: userPath,
  course: (id) => `${coursePaths.courses}/${id}`,
  quiz: (id) => `${quizPaths.quizzes}/${id}`,
  enrolment: opened(coursePaths.enrolments),
  order: opened(coursePaths.orders),
  coupon: opened(coursePaths.coupons),
  certificate: opened(coursePaths.certificates),
};

/** Returns where a cell of the log leads: the person who acted, or the record that was acted on. */
export const recordPath = (field: string, row: ReportRow): string | undefined => {
  const { userId, subjectId, entity, action } = row;
  // What was deleted has no page any more, nor has an account that was closed.
  if (field === 'user' && userId && row['user']) return userPath(String(userId));
  if (field !== 'subject' || !subjectId || action === 'DELETED') return undefined;
  return paths[String(entity)]?.(String(subjectId));
};
