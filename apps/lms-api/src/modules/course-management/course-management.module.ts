import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { courseCategoryRoutes } from './course-categories.routes';
import { courseRoutes } from './courses/courses.routes';
import { instructorRoutes } from './instructors.routes';
import { questionBankRoutes } from './question-banks.routes';
import { questionRoutes } from './questions.routes';
import { quizRoutes } from './quizzes.routes';

export const courseManagementModule = (app: FastifyInstance, deps: Deps) => {
  courseCategoryRoutes(app, deps);
  courseRoutes(app, deps);
  instructorRoutes(app, deps);
  questionBankRoutes(app, deps);
  questionRoutes(app, deps);
  quizRoutes(app, deps);
};
