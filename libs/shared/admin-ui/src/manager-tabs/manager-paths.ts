const courses = '/course-management/create-course';
const quizzes = '/course-management/create-quizes';

/** Paths of the course and sales screens. */
export const coursePaths = {
  courses,
  paths: '/course-management/create-learning-path',
  enrolments: `${courses}/enrolments`,
  orders: `${courses}/orders`,
  coupons: `${courses}/coupons`,
  certificates: `${courses}/certificates`,
  ratings: `${courses}/ratings`,
  questions: `${courses}/questions`,
};

/** Path of a user's page, for readers who reach all users. */
export const userPath = (id: string) => `/user-management/users/${id}`;

/** Paths of the quizzes and their essays. */
export const quizPaths = {
  quizzes,
  essays: `${quizzes}/essays`,
};
