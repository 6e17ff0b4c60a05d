const courses = '/course-management/create-course';
const quizzes = '/course-management/create-quizes';

/** The courses and what was sold of them. */
export const coursePaths = {
  courses,
  enrolments: `${courses}/enrolments`,
  orders: `${courses}/orders`,
  coupons: `${courses}/coupons`,
};

/** The quizzes and the essays that were written in them. */
export const quizPaths = {
  quizzes,
  essays: `${quizzes}/essays`,
};
