import { courseLanguages } from '@lms/contract';
import {
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
import { users } from './users.table';

/**
 * Certificates. Insert-only: triggers refuse UPDATE and DELETE. Each row holds the hash of the
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
    courseId: uuid()
      .notNull()
      .references(() => courses.id),
    holderName: text().notNull(),
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
    // A completed course gives one certificate, and each correction one more.
    uniqueIndex('certificates_user_course_key').on(table.userId, table.courseId, table.edition),
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
