import type { Deps } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { certificateRoutes } from './certificates/certificate.routes';
import { courseSearchRoutes } from './course-search.routes';
import { courseRoutes } from './course.routes';
import { deskRoutes } from './desk/desk.routes';
import { digestJob } from './discussion/digest';
import { discussionRoutes } from './discussion/discussion.routes';
import { enrolmentRoutes } from './enrolment-management/enrolment.routes';
import { lessonRoutes } from './lesson.routes';
import { noteRoutes } from './note.routes';
import { pathRoutes } from './paths/path.routes';
import { publicProfileRoutes } from './public-profiles/public-profile.routes';
import { markingRoutes } from './quizzes/marking.routes';
import { quizRoutes } from './quizzes/quiz.routes';
import { startSweep } from './quizzes/sweep';
import { ratingRoutes } from './ratings/rating.routes';
import { completionJob } from './recount-progress';
import { shareImageRoutes } from './share-images/share-image.routes';
import { studyGoalRoutes } from './study-goal.routes';
import { learningSubscriptions } from './subscriptions';

/** Study, quizzes and certificates. */
export const learningModule = (app: FastifyInstance, deps: Deps) => {
  learningSubscriptions(deps);
  completionJob(deps);
  courseRoutes(app, deps);
  courseSearchRoutes(app, deps);
  lessonRoutes(app, deps);
  noteRoutes(app, deps);
  studyGoalRoutes(app, deps);
  quizRoutes(app, deps);
  markingRoutes(app, deps);
  certificateRoutes(app, deps);
  deskRoutes(app, deps);
  pathRoutes(app, deps);
  publicProfileRoutes(app, deps);
  shareImageRoutes(app, deps);
  enrolmentRoutes(app, deps);
  ratingRoutes(app, deps);
  discussionRoutes(app, deps);
  digestJob(app, deps);

  let stopSweep = async () => {};
  app.addHook('onReady', (done) => {
    stopSweep = startSweep(deps, (err) => app.log.error({ err }, 'sweep of attempts failed'));
    done();
  });
  app.addHook('onClose', () => stopSweep());
};
