import { courseLanguages } from '@lms/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, newId, searchIndex, sortIndexes } from '../columns';
import { courses } from './courses.table';
import { learningPaths } from './learning-paths.table';
import { users } from './users.table';

/**
 * Certificates of courses and of learning paths. Insert-only: triggers refuse UPDATE and DELETE. Each row holds the hash of the
 * previous one, so that tampering with the database breaks the chain.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** Position in the chain, from 1, without gaps. */
    position: integer().notNull(),
    serial: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Course, or `null` for the certificate of a path. */
    courseId: uuid().references(() => courses.id),
    /** Learning path, or `null` for the certificate of a course. */
    pathId: uuid().references(() => learningPaths.id),
    /** Serials of the certificates of the path's courses, in their order. */
    partSerials: text().array(),
    holderName: text().notNull(),
    /** Title of the course or path. */
    courseTitle: text().notNull(),
    organizationName: text().notNull(),
    /** Language of the course and the certificate. */
    language: text({ enum: courseLanguages }).notNull(),
    percent: doublePrecision(),
    /** Number among the certificates of this learner and course; a correction is the next one. */
    edition: integer().notNull().default(1),
    issuedAt: instant().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Ed25519 signature (RFC 8032) of `hash` with the key `keyId`, in base64url. */
    signature: text().notNull(),
    keyId: text()
      .notNull()
      .references(() => certificateKeys.id),
  },
  (table) => [
    uniqueIndex('certificates_serial_key').on(table.serial),
    uniqueIndex('certificates_position_key').on(table.position),
    ...sortIndexes(
      'certificates',
      table.id,
      { holder: table.holderName, course: table.courseTitle },
      { issued: table.issuedAt },
    ),
    searchIndex('certificates', table.serial, table.holderName, table.courseTitle),
    index('certificates_course_idx').on(table.courseId),
    index('certificates_path_idx').on(table.pathId),
    check('certificates_subject_check', sql`num_nonnulls(${table.courseId}, ${table.pathId}) = 1`),
    check(
      'certificates_parts_check',
      sql`num_nonnulls(${table.pathId}, ${table.partSerials}) <> 1`,
    ),
    // A completed course gives one certificate, and each correction one more.
    uniqueIndex('certificates_user_course_key').on(table.userId, table.courseId, table.edition),
    uniqueIndex('certificates_user_path_key').on(table.userId, table.pathId, table.edition),
  ],
);

/** Revocations of certificates. Insert-only as well. */
export const certificateRevocations = pgTable('certificate_revocations', {
  certificateId: uuid()
    .primaryKey()
    .references(() => certificates.id),
  reason: text().notNull(),
  revokedBy: uuid().references(() => users.id),
  revokedAt: instant().notNull(),
});

/** Public keys of all signatures; old keys stay published. */
export const certificateKeys = pgTable('certificate_keys', {
  id: text().primaryKey(),
  /** Public key as SPKI in PEM. */
  publicKey: text().notNull(),
  createdAt: instant().notNull(),
});
