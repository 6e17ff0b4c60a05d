import { accountErased } from '@lms/auth/api';
import {
  coursePublished,
  learnerRulesChanged,
  quizRulesChanged,
  quizTimesChanged,
} from '@lms/course-management/api';
import { extraTimeGranted } from '@lms/org-management/api';
import { attempts, enrolments } from '@lms/server/database';
import { type Deps, orderPaid, orderRefunded } from '@lms/server/platform';
import { and, eq, ne, sql } from 'drizzle-orm';
import { courseCertified } from './certificates/certificate-events';
import { issueForCourse } from './certificates/path-certificates';
import { forgetDiscussion } from './discussion/forget-discussion';
import { endEnrolments, enrolBuyer } from './enrolments';
import { forgetNotes } from './notes';
import { forgetPaths } from './paths/path-enrolments';
import { forgetPublicProfile } from './public-profiles/save-public-profile';
import { extendAttempts, queueExtension } from './quizzes/extend-attempts';
import { forgetPrepared } from './quizzes/prepare-attempts';
import { queueJudging } from './quizzes/regrade';
import { queueCompletion, recountProgress } from './recount-progress';

const name = 'learning';

/** Reactions of learning to events of other domains, within their transactions. */
export const learningSubscriptions = (deps: Deps) => {
  const { events } = deps;
  events.subscribe(orderPaid, name, enrolBuyer);
  events.subscribe(orderRefunded, name, async (tx, { orderId, paidAgain }) => {
    for (const { courseId, orderId: other } of paidAgain) {
      await tx
        .update(enrolments)
        .set({ orderId: other })
        .where(
          and(
            eq(enrolments.orderId, orderId),
            eq(enrolments.courseId, courseId),
            ne(enrolments.status, 'CANCELLED'),
          ),
        );
    }
    await endEnrolments(tx, eq(enrolments.orderId, orderId));
  });
  events.subscribe(courseCertified, name, (tx, certified) => issueForCourse(tx, deps, certified));
  events.subscribe(accountErased, name, async (tx, { userId }) => {
    await forgetNotes(tx, userId);
    await forgetPaths(tx, userId);
    await forgetPrepared(tx, userId);
    await forgetPublicProfile(tx, userId);
    await forgetDiscussion(tx, userId);
  });
  events.subscribe(coursePublished, name, async (tx, { courseId }) => {
    await recountProgress(tx, courseId);
    await queueCompletion(tx, deps, courseId);
  });
  events.subscribe(quizRulesChanged, name, (tx, { quizId }) => queueJudging(tx, deps, quizId));
  events.subscribe(quizTimesChanged, name, (tx, { quizId }) => queueExtension(tx, deps, quizId));
  events.subscribe(learnerRulesChanged, name, (tx, { quizId, userId }) =>
    extendAttempts(
      tx,
      deps,
      sql`${eq(attempts.quizId, quizId)} and ${eq(attempts.userId, userId)}`,
    ),
  );
  events.subscribe(extraTimeGranted, name, (tx, { userId }) =>
    extendAttempts(tx, deps, eq(attempts.userId, userId)),
  );
};
