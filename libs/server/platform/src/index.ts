export { type ChainHead } from './activity/activity-link';
export { chainActivities } from './activity/chain-activities';
export {
  type ChainCheck,
  type ChainFault,
  verifyActivityChain,
} from './activity/verify-activity-chain';
export {
  eraseOrigins,
  lastChangedBy,
  type Origin,
  recordActivities,
  recordActivity,
} from './activity/activity-log';
export { askForBackup, serveBackups } from './backup/backup-socket';
export { createBackup } from './backup/create-backup';
export { startDailyBackups } from './backup/daily-backups';
export type { Manifest } from './backup/manifest';
export { restoreBackup } from './backup/restore-backup';
export { type Config, readConfig, unknownSettings } from './config';
export { keptSecret } from './kept-secret';
export type { Deps } from './deps';
export {
  addDays,
  dayInDhaka,
  dayMs,
  dhakaOffset,
  inDhaka,
  sqlDayInDhaka,
  sqlStartOfDay,
  startOfDay,
} from './dhaka';
export { examine } from './doctor/examine';
export { withDatabaseProblems } from './entity/database-problems';
export { keepDeleted, takeDeleted } from './entity/deleted-rows';
export { createEntityRepository, ownerOf } from './entity/entity-repository';
export type { JudgedBy } from './entity/approval-routes';
export { entityRoutes } from './entity/entity-routes';
export { requireNotHeld } from './entity/held-approval';
export {
  entitySchemas,
  type FindQuery,
  findSchema,
  type MatchingBody,
  matchingSchema,
  selectionFields,
} from './entity/entity-schemas';
export { findRows, matchesFilters, matchesTerm } from './entity/find-rows';
export { listRoutes, readRoutes } from './entity/list-routes';
export { lastChangeOf, transitionRefused } from './entity/last-change';
export { rowLog } from './entity/row-log';
export type { SavedBy } from './entity/saved-by';
export { boundOf, countRows, totalBeyond, totalOf } from './entity/total-of';
export { escapeMarkup } from './escape-markup';
export { catalogChanged } from './events/catalog-events';
export type { FileStore, LinkedAs } from './files/file-store';
export { createFiles, openFiles } from './files/open-files';
export { isOnLiveBucket } from './files/restored-copy';
export { bucketOf, isFilesUrl } from './files/files-url';
export { type FolderProof, moveFiles } from './files/move-files';
export { joinPieces, piecesFolder, piecesReach, putPiece, removePieces } from './files/pieces';
export { withWorkFile, workFolder } from './files/work-files';
export { createEvents, defineEvent, type EventPayload } from './events/events';
export { orderPaid, orderRefunded } from './events/order-events';
export { contentTypes, csvOf, tableFile } from './export/table-file';
export {
  type CellFormat,
  type CellValue,
  type Table,
  type TableColumn,
  takaOf,
} from './export/table';
export { xlsxOf } from './export/xlsx';
export { type Caller, type FindCaller, refuseWhenViewedAs, type Scope } from './http/caller';
export { deviceOf } from './http/device';
export { checkFileType } from './http/file-type';
export { readFormFile, readNamedFile, withFormProblems } from './http/form-problems';
export { createFormTokens, maxFillMs, minFillMs } from './http/form-token';
export { loggerOptions } from './http/logging';
export { isNamedId } from './http/params';
export {
  ProblemError,
  problemErrorOf,
  inUse,
  problemsPlugin,
  refuseEarly,
  TooManyError,
} from './http/problems';
export { countedAddress, rateLimitOf } from './http/rate-limit-of';
export { requestLanguage } from './http/request-language';
export { route, type RouteRecord } from './http/route';
export { validate } from './http/validate';
export { createLimiter } from './limits/limiter';
export { type EventStream, eventStreams, eventText } from './live/event-streams';
export { announce, startLive } from './live/live';
export { mailDocument, type MailTemplate } from './mail/compose';
export { createMailSender, mailLane, mailModule, onOneLine, queueMail } from './mail/mail';
export { notify, notifyAdministrators } from './notifications/notify';
export { createOutgoing, type Outgoing } from './outgoing/outgoing';
export { OutgoingError, type OutgoingProblem } from './outgoing/outgoing-error';
export type { PdfChart } from './pdf/chart-pdf';
export { bengaliFontFile } from './pdf/fonts';
export { type PdfColumn, pdfOf } from './pdf/table-pdf';
export { drawText, type TextBox, wrapText } from './pdf/text';
export { textPaths } from './pdf/text-paths';
export { antiForgeryPlugin, antiForgeryValue } from './plugins/anti-forgery';
export { compressionPlugin } from './plugins/compression';
export { gracefulClosePlugin } from './plugins/graceful-close';
export { jsonBodyPlugin } from './plugins/json-body';
export { mediaFolder, mediaPath, mediaPlugin, storedName, uploadsPath } from './plugins/media';
export { noSuchRoutePlugin } from './plugins/no-such-route';
export { pagesPlugin } from './plugins/pages/pages';
export { probesPlugin } from './plugins/probes';
export { rateLimitsPlugin } from './plugins/rate-limits';
export { pageContentSecurityPolicy, securityHeadersPlugin } from './plugins/security-headers';
export { createJobQueue, type JobRun } from './queue/job-queue';
export { planNow, planOnce } from './queue/plan-once';
export { readFromReplica } from './replica/read-from-replica';
export { plainTextOf, sanitizeRichText } from './rich-text';
export { authCookie } from './session/auth-cookie';
export { isSame } from './session/is-same';
export { isSigned, secretsOf, signatureOf, signaturesOf } from './session/signatures';
export { hashPassword, verifyPassword } from './session/passwords';
export { clearSessionCookies, refreshCookie, setSessionCookies } from './session/session-cookies';
export { sessionPlugin } from './session/session-plugin';
export {
  callerStatement,
  endSession,
  endSessionByCookie,
  endSessionsOf,
  findCallerBy,
  type OpenedSession,
  openSession,
  renewSession,
} from './session/sessions';
export { hashOf, newToken } from './session/tokens';
export { startTracing } from './tracing/tracing';
export { readDay, rowProblems } from './spreadsheets/cell-values';
export { columnsOf, titlesOf, wordReader } from './spreadsheets/column-texts';
export { reasonTitles } from './spreadsheets/reason-texts';
export type {
  GivenRow,
  ImportedBy,
  ImportRow,
  SpreadsheetResource,
  TakenRow,
} from './spreadsheets/spreadsheet-resource';
export { spreadsheetRoutes } from './spreadsheets/spreadsheet.routes';
export { deleteUnused, restoreFields } from './spreadsheets/undo-rows';
export { encodePicture } from './uploads/encode-picture';
export { removePicture, storePicture } from './uploads/pictures';
export { startWorker } from './start-worker';
export { createServer, type ServerModule, type ServerOptions } from './create-server';
