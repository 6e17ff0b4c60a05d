const courses = '/course-management/create-course';
const quizzes = '/course-management/create-quizes';

/** Paths of the course and sales screens. */
export const coursePaths = {
  courses,
  enrolments: `${courses}/enrolments`,
  orders: `${courses}/orders`,
  coupons: `${courses}/coupons`,
  certificates: `${courses}/certificates`,
  ratings: `${courses}/ratings`,
};

/** Paths of the quizzes and their essays. */
export const quizPaths = {
  quizzes,
  essays: `${quizzes}/essays`,
};
