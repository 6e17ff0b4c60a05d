import { type Upload, uploadKinds } from '@lms/course-management/contract';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { organizations } from './organizations.table';
import { users } from './users.table';

/** Uploaded files of authors; `storedAt` is null until the upload is complete. */
export const uploads = pgTable(
  'uploads',
  {
    ...entityColumns(),
    organizationId: uuid().references(() => organizations.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: uploadKinds }).notNull(),
    /** Original name; never part of a path. */
    name: text().notNull(),
    /** Random name, with the extension of the detected content type. */
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Number of bytes received. */
    received: bigint({ mode: 'number' }).notNull().default(0),
    details: jsonb()
      .$type<Partial<Pick<Upload, 'durationSeconds' | 'posterUrl' | 'transcript'>>>()
      .notNull()
      .default({}),
    storedAt: instant(),
  },
  (table) => [
    index('uploads_organization_idx').on(table.organizationId),
    index('uploads_user_idx').on(table.userId),
    uniqueIndex('uploads_file_key').on(table.fileName),
  ],
);
