export {
  type Database,
  directSetting,
  type Executor,
  openDatabase,
  openDirectly,
  openPglite,
  requireOneDatabase,
  type Transaction,
} from './client';
export { joinedTexts, newId } from './columns';
export { isAdministrator } from './conditions/administrator';
export { isLatestCertificate, isValidCertificate } from './conditions/latest-certificate';
export { isOffered } from './conditions/offered';
export { isPublicPath } from './conditions/public-path';
export { studyOf } from './conditions/study';
export { inDataFolder, prepareDataFolder } from './data-folder';
export { lockFolder } from './data-lock';
export { keptFile } from './kept-file';
export { migrate } from './migrate';
export { knownMigrations, migrationLevel } from './migration-level';
export { hasBegunMove, requireEmptyDatabase, requireMoved } from './move/begun-move';
export { moveToPostgresql } from './move/move-to-postgresql';
export type { TableProof } from './move/prove-tables';
export { openSite } from './open-site';
export { databaseFolder, type Pglite, startPgliteInMemory } from './pglite';
export { alterRole, sessionSettings } from './pooler';
export { preparedStatement } from './prepared-statement';
export { examineReplica, maxLagMs, type ReplicaState } from './replicas';
export { renewSite, keepSite, requireEmbeddedSite, requireSameSite } from './site';
export { endWithError, FolderInUseError, reasonOf, StartError } from './start-error';
export { activityLinks, activityUnchained } from './tables/activity-chain.table';
export { activityLog } from './tables/activity-log.table';
export { batchCodes } from './tables/batch-codes.table';
export { certificateKeys, certificateRevocations, certificates } from './tables/certificates.table';
export {
  conversationReads,
  conversations,
  messages,
  notifications,
} from './tables/communication.table';
export { coupons } from './tables/coupons.table';
export { courseCategories } from './tables/course-categories.table';
export { courseTerms } from './tables/course-terms.table';
export {
  courseDrafts,
  courseInstructors,
  coursePrerequisites,
  courses,
} from './tables/courses.table';
export { deletedRows } from './tables/deleted-rows.table';
export { demoPayments } from './tables/demo-payments.table';
export {
  discussionDigests,
  discussionFollows,
  discussionPosts,
  discussionReports,
  discussionTopics,
} from './tables/discussion.table';
export { type FieldChanges, importBatches, importRows } from './tables/import-batches.table';
export { instructors } from './tables/instructors.table';
export { jobs } from './tables/jobs.table';
export {
  attemptAnswers,
  type AttemptItem,
  type AttemptRules,
  attempts,
  courseRatings,
  enrolments,
  lessonProgress,
  studyDays,
  studySpans,
} from './tables/learning.table';
export { learningPaths, pathEnrolments } from './tables/learning-paths.table';
export { lessons, sections } from './tables/lessons.table';
export { limitCounts } from './tables/limit-counts.table';
export { mailedTokens } from './tables/mailed-tokens.table';
export { bookmarks, notes } from './tables/notes.table';
export { orderItems, orderNumbers, orders } from './tables/orders.table';
export { organizationDocuments } from './tables/organization-documents.table';
export { organizations } from './tables/organizations.table';
export { preparedAttempts } from './tables/prepared-attempts.table';
export {
  profileAddresses,
  publicProfiles,
  shownCertificates,
} from './tables/public-profiles.table';
export { questionBanks, questions, questionVersions } from './tables/questions.table';
export { quizOverrides, quizzes } from './tables/quizzes.table';
export { receiptCounters, receipts } from './tables/receipts.table';
export { reportFileReaders, reportFiles } from './tables/report-files.table';
export {
  reportScheduleRecipients,
  reportSchedules,
  type ScheduleValues,
  type StoredSchedule,
} from './tables/report-schedules.table';
export { listViews } from './tables/list-views.table';
export { reportViews } from './tables/report-views.table';
export {
  activityChanges,
  activityTotals,
  type CountedGrain,
  questionChanges,
  questionStatistics,
  quizStatistics,
  userActivity,
} from './tables/rollups.table';
export { seeAs } from './tables/see-as.table';
export { sessions, sessionTokens } from './tables/sessions.table';
export { systemLog } from './tables/system-log.table';
export { uploads } from './tables/uploads.table';
export { recoveryCodes, type User, users } from './tables/users.table';
export { wishlistCourses } from './tables/wishlists.table';
