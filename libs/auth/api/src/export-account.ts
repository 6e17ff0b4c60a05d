import {
  activityLog,
  attemptAnswers,
  attempts,
  bookmarks,
  certificates,
  courseRatings,
  courses,
  discussionPosts,
  discussionReports,
  discussionTopics,
  enrolments,
  type Executor,
  learningPaths,
  lessonProgress,
  lessons,
  messages,
  notes,
  notifications,
  orderItems,
  orders,
  pathEnrolments,
  publicProfiles,
  sessions,
  shownCertificates,
  users,
  wishlistCourses,
} from '@lms/server/database';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { readProfile } from './profile';

const ofEach = <Row extends object, Key extends keyof Row>(
  rows: Row[],
  key: Key,
  value: Row[Key],
) =>
  rows
    .filter((row) => row[key] === value)
    .map(
      (row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => name !== key)) as Omit<Row, Key>,
    );

const exportOrders = async (db: Executor, userId: string) => {
  const found = await db
    .select({
      id: orders.id,
      number: orders.number,
      total: orders.total,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt));
  const items = await db
    .select({ orderId: orderItems.orderId, title: orderItems.title, price: orderItems.price })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(orderItems.title, orderItems.courseId);
  return found.map((order) => ({ ...order, items: ofEach(items, 'orderId', order.id) }));
};

const exportStudy = async (db: Executor, userId: string) => {
  const found = await db
    .select({
      id: enrolments.id,
      course: courses.title,
      startedAt: enrolments.startedAt,
      completedAt: enrolments.completedAt,
      secondsSpent: enrolments.secondsSpent,
      progressPercent: enrolments.progressPercent,
      status: enrolments.status,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.userId, userId))
    .orderBy(enrolments.id);
  const ids = found.map(({ id }) => id);
  const progress = await db
    .select()
    .from(lessonProgress)
    .where(inArray(lessonProgress.enrolmentId, ids))
    .orderBy(lessonProgress.lessonId);
  return found.map((row) => ({ ...row, lessons: ofEach(progress, 'enrolmentId', row.id) }));
};

/** Exports the learner's answers without the correct ones, which are not personal data. */
const exportAttempts = async (db: Executor, userId: string) => {
  const found = await db
    .select({
      id: attempts.id,
      quizId: attempts.quizId,
      number: attempts.number,
      startedAt: attempts.startedAt,
      submittedAt: attempts.submittedAt,
      percent: attempts.percent,
      passed: attempts.passed,
      status: attempts.status,
    })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(attempts.id);
  const answers = await db
    .select({
      attemptId: attemptAnswers.attemptId,
      questionId: attemptAnswers.questionId,
      response: attemptAnswers.response,
      savedAt: attemptAnswers.savedAt,
    })
    .from(attemptAnswers)
    .where(
      inArray(
        attemptAnswers.attemptId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(attemptAnswers.questionId);
  return found.map((row) => ({ ...row, answers: ofEach(answers, 'attemptId', row.id) }));
};

/** Exports what the person put on the public profile, and the certificates that are there. */
const exportPublicProfile = async (db: Executor, userId: string) => {
  const [profile] = await db
    .select({
      slug: publicProfiles.slug,
      headline: publicProfiles.headline,
      about: publicProfiles.about,
      isPublic: publicProfiles.isPublic,
      isSearchable: publicProfiles.isSearchable,
      showsPicture: publicProfiles.showsPicture,
      takenDownReason: publicProfiles.takenDownReason,
      createdAt: publicProfiles.createdAt,
      updatedAt: publicProfiles.updatedAt,
    })
    .from(publicProfiles)
    .where(eq(publicProfiles.userId, userId));
  const shown = await db
    .select({
      course: courses.title,
      path: learningPaths.title,
      chosenAt: shownCertificates.chosenAt,
    })
    .from(shownCertificates)
    .leftJoin(courses, eq(courses.id, shownCertificates.subjectId))
    .leftJoin(learningPaths, eq(learningPaths.id, shownCertificates.subjectId))
    .where(eq(shownCertificates.userId, userId))
    .orderBy(shownCertificates.chosenAt, shownCertificates.subjectId);
  return { settings: profile ?? null, certificates: shown };
};

/** Exports all personal data of an account, the oldest first but for orders. */
export const exportAccount = async (db: Executor, userId: string) => ({
  profile: await readProfile(db, userId),
  studyGoalDays: (
    await db.select({ days: users.studyGoalDays }).from(users).where(eq(users.id, userId))
  )[0]?.days,
  sessions: await db
    .select({
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      endedAt: sessions.endedAt,
      ip: sessions.ip,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sessions.id),
  orders: await exportOrders(db, userId),
  enrolments: await exportStudy(db, userId),
  attempts: await exportAttempts(db, userId),
  certificates: await db
    .select({
      serial: certificates.serial,
      holderName: certificates.holderName,
      courseTitle: certificates.courseTitle,
      percent: certificates.percent,
      issuedAt: certificates.issuedAt,
    })
    .from(certificates)
    .where(eq(certificates.userId, userId))
    .orderBy(certificates.id),
  notifications: await db
    .select({
      kind: notifications.kind,
      params: notifications.params,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id),
  messages: await db
    .select({ body: messages.body, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.authorId, userId))
    .orderBy(messages.id),
  activity: await db
    .select({ at: activityLog.at, action: activityLog.action, subject: activityLog.subject })
    .from(activityLog)
    .where(eq(activityLog.userId, userId))
    .orderBy(activityLog.id),
  notes: await db
    .select({
      course: courses.title,
      lesson: notes.lessonTitle,
      positionSeconds: notes.positionSeconds,
      quote: sql<string | null>`${notes.quote}->>'exact'`,
      body: notes.body,
      createdAt: notes.createdAt,
      updatedAt: notes.updatedAt,
    })
    .from(notes)
    .innerJoin(courses, eq(courses.id, notes.courseId))
    .where(eq(notes.userId, userId))
    .orderBy(notes.id),
  bookmarks: await db
    .select({ lesson: lessons.title, createdAt: bookmarks.createdAt })
    .from(bookmarks)
    .innerJoin(lessons, eq(lessons.id, bookmarks.lessonId))
    .where(eq(bookmarks.userId, userId))
    .orderBy(bookmarks.createdAt, bookmarks.lessonId),
  wishlist: await db
    .select({ course: wishlistCourses.title, createdAt: wishlistCourses.createdAt })
    .from(wishlistCourses)
    .where(eq(wishlistCourses.userId, userId))
    .orderBy(wishlistCourses.createdAt, wishlistCourses.courseId),
  paths: await db
    .select({ path: learningPaths.title, startedAt: pathEnrolments.startedAt })
    .from(pathEnrolments)
    .innerJoin(learningPaths, eq(learningPaths.id, pathEnrolments.pathId))
    .where(eq(pathEnrolments.userId, userId))
    .orderBy(pathEnrolments.startedAt, pathEnrolments.pathId),
  questions: await db
    .select({
      course: courses.title,
      lesson: discussionTopics.lessonTitle,
      title: discussionTopics.title,
      body: discussionTopics.body,
      createdAt: discussionTopics.createdAt,
    })
    .from(discussionTopics)
    .innerJoin(courses, eq(courses.id, discussionTopics.courseId))
    .where(eq(discussionTopics.userId, userId))
    .orderBy(discussionTopics.createdAt, discussionTopics.id),
  answers: await db
    .select({
      question: discussionTopics.title,
      body: discussionPosts.body,
      createdAt: discussionPosts.createdAt,
    })
    .from(discussionPosts)
    .innerJoin(discussionTopics, eq(discussionTopics.id, discussionPosts.topicId))
    .where(eq(discussionPosts.userId, userId))
    .orderBy(discussionPosts.createdAt, discussionPosts.id),
  reportedTexts: await db
    .select({
      question: discussionTopics.title,
      reason: discussionReports.reason,
      createdAt: discussionReports.createdAt,
    })
    .from(discussionReports)
    .innerJoin(discussionTopics, eq(discussionTopics.id, discussionReports.topicId))
    .where(eq(discussionReports.userId, userId))
    .orderBy(discussionReports.id),
  ratings: await db
    .select({
      courseId: courseRatings.courseId,
      stars: courseRatings.stars,
      review: courseRatings.review,
      createdAt: courseRatings.createdAt,
    })
    .from(courseRatings)
    .where(eq(courseRatings.userId, userId))
    .orderBy(courseRatings.id),
  publicProfile: await exportPublicProfile(db, userId),
});
