export { createAccounts, testPassword } from './accounts';
export { createAjv, inDocument } from './answer-checks';
export { createTestApp, type TestApp } from './app';
export { buildCategory, createEntityTest, path, unknownId } from './category-fixture';
export { createSignedInClient, type TestClient } from './client';
export { buildBatch, buildCoupon, type Commerce, createCommerce } from './commerce-fixture';
export { contents, type CourseFixture, createCourse, rightResponses } from './course-fixture';
export { createTestDatabase } from './database';
export { enrol } from './enrol';
export { createStreamingApp, openEvents } from './event-reader';
export { formOf } from './form';
export { copyMigratedFolder } from './migrated-folder';
export { newestToken, readOutbox } from './outbox';
export { databaseUrlOf, onServer } from './postgresql';
export { type ServerProcess, startServer } from './server-process';
export { createShop, type Shop } from './shop-fixture';
export {
  changesOf,
  excelCsv,
  head,
  importSheet,
  postSheet,
  refusals,
  undo,
} from './spreadsheet-fixture';
export { createStudy } from './study-fixture';
