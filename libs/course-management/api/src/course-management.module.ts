import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { courseCategoryRoutes } from './course-categories/course-categories.routes';
import { courseRoutes } from './courses/courses.routes';
import { glossaryRoutes } from './glossary/glossary.routes';
import { questionExportRoutes } from './import/export.routes';
import { questionImportRoutes } from './import/import.routes';
import { instructorRoutes } from './instructors.routes';
import { learningPathRoutes } from './learning-paths/learning-paths.routes';
import { questionBankRoutes } from './question-banks.routes';
import { questionRoutes } from './questions.routes';
import { quizRoutes } from './quizzes.routes';
import { uploadRoutes } from './uploads/uploads.routes';

export const courseManagementModule = async (app: FastifyInstance, deps: Deps) => {
  courseCategoryRoutes(app, deps);
  courseRoutes(app, deps);
  glossaryRoutes(app, deps);
  instructorRoutes(app, deps);
  learningPathRoutes(app, deps);
  questionBankRoutes(app, deps);
  questionRoutes(app, deps);
  questionImportRoutes(app, deps);
  questionExportRoutes(app, deps);
  quizRoutes(app, deps);
  await uploadRoutes(app, deps);
};
