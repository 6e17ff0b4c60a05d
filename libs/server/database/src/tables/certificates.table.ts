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
import { instant, newId } from '../columns';
import { users } from './users.table';
import { courses } from './courses.table';

/**
 * Insert-only: triggers refuse UPDATE and DELETE. Each row holds the hash of the one before, so that
 * a row changed or taken away behind the server's back breaks the chain.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** Place in the chain, from 1, without gaps. */
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
    /** The course's language, in which the certificate is set. */
    language: text({ enum: courseLanguages }).notNull(),
    percent: doublePrecision(),
    issuedAt: instant().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
    /** Ed25519 over `hash`, base64url, by the key `keyId`. */
    signature: text().notNull(),
    keyId: text()
      .notNull()
      .references(() => certificateKeys.id),
  },
  (table) => [
    uniqueIndex('certificates_serial_key').on(table.serial),
    uniqueIndex('certificates_position_key').on(table.position),
    index('certificates_issued_idx').on(table.issuedAt),
    // A completed course earns one certificate.
    uniqueIndex('certificates_user_course_key').on(table.userId, table.courseId),
  ],
);

/** Insert-only as well: a certificate is revoked by a row here. */
export const certificateRevocations = pgTable('certificate_revocations', {
  certificateId: uuid()
    .primaryKey()
    .references(() => certificates.id),
  reason: text().notNull(),
  revokedBy: uuid().references(() => users.id),
  revokedAt: instant().notNull(),
});

/** Public keys of all signatures ever made; old ones stay published. */
export const certificateKeys = pgTable('certificate_keys', {
  id: text().primaryKey(),
  /** SPKI, PEM. */
  publicKey: text().notNull(),
  createdAt: instant().notNull(),
});
