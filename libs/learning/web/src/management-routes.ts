import { sharedPermissions } from '@lms/contract';
import { learningPermissions } from '@lms/learning/contract';
import type { PageRoute } from '@lms/ui';

/** Management screens of enrolments, questions, certificates, ratings and essays. */
export const learningManagementRoutes: PageRoute[] = [
  {
    path: '/course-management/create-course/enrolments',
    access: learningPermissions['enrolment.read'],
    load: () => import('./enrolments/enrolment-list-page'),
    texts: ['enrolments', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/enrolments/import',
    access: learningPermissions['enrolment.write'],
    load: () => import('./enrolments/enrolment-import-page'),
    texts: ['enrolments', 'spreadsheets', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/certificates',
    access: learningPermissions['certificate.read'],
    load: () => import('./certificates/certificate-list-page'),
    texts: ['certificates', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/ratings',
    access: learningPermissions['courseRating.read'],
    load: () => import('./ratings/rating-list-page'),
    texts: ['ratings', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-course/questions/:topicId?',
    access: learningPermissions['topic.moderate'],
    load: () => import('./moderation/questions-page'),
    texts: ['discussion', 'sales', 'admin', 'validation', 'problems'],
  },
  {
    path: '/course-management/create-quizes/essays',
    access: sharedPermissions['essay.mark'],
    load: () => import('./marking/marking-page'),
    texts: ['quizzes', 'learning', 'admin', 'validation', 'problems'],
  },
];
