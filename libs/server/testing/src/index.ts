export { createAccounts, testPassword } from './accounts';
export { createAjv, inDocument } from './answer-checks';
export { type TestApp, testAppBy, testAppOf } from './app';
export { openBucket } from './bucket';
export { builtServer, useBuiltWorkers } from './built-server';
export { createSignedInClient, type TestClient, unknownId } from './client';
export { contents, type CourseFixture, createCourse, rightResponses } from './course-fixture';
export { createTestDatabase } from './database';
export { enrol } from './enrol';
export { openEvents, startListening } from './event-reader';
export { type ForeignSites, openForeignSites } from './foreign-site/foreign-site';
export { formOf } from './form';
export { copyMigratedFolder } from './migrated-folder';
export { newestToken, readOutbox } from './outbox';
export { createPath } from './path-fixture';
export { type PdfPage, pdfPages } from './pdf-pages';
export { poolerUrl, throughPooler } from './pooler';
export { databaseUrlOf, onServer } from './postgresql';
export { canReplicate, type Replicated, startReplicated } from './replicated';
export { tellKills } from './tell-kills';
export { type ServerProcess, startServer } from './server-process';
export {
  changesOf,
  excelCsv,
  head,
  importSheet,
  postSheet,
  refusals,
  undo,
} from './spreadsheet-fixture';
export { openWay } from './way';
