import { courses, quizzes, type Transaction, users } from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { Enrolment } from '../curriculum';

/** Notifies a learner, in the app and by mail, that a result is available or was corrected. */
export const notifyGraded = async (
  tx: Transaction,
  deps: Deps,
  { userId, courseId }: Enrolment,
  { id: attemptId, quizId }: { id: string; quizId: string },
  kind: 'QUIZ_GRADED' | 'QUIZ_REGRADED' = 'QUIZ_GRADED',
) => {
  const [found] = await tx
    .select({ user: users, course: courses.title, quiz: quizzes.title })
    .from(users)
    .innerJoin(courses, eq(courses.id, courseId))
    .innerJoin(quizzes, eq(quizzes.id, quizId))
    .where(eq(users.id, userId));
  // People with a closed account get no more mail.
  if (found?.user.status !== 'ACTIVE') return;
  const { user, course, quiz } = found;
  const link = `/learn/${courseId}/attempt/${attemptId}`;
  await notify(tx, { userId, kind, params: { course, quiz }, link });
  await queueMail(tx, deps, {
    template: 'quizGraded',
    to: user.username,
    name: user.name,
    language: user.preferredLanguage,
    link: `${deps.config.publicUrl}${link}`,
    about: { course, quiz },
  });
};
