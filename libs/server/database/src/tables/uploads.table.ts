import { type Upload, uploadKinds } from '@lms/course-management/contract';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { users } from './users.table';
import { organizations } from './organizations.table';

/** A file that an author stored, or is about to: `storedAt` is null until all of it has come. */
export const uploads = pgTable(
  'uploads',
  {
    ...entityColumns(),
    organizationId: uuid().references(() => organizations.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: uploadKinds }).notNull(),
    /** As its author called it; never part of a path. */
    name: text().notNull(),
    /** Random, with the ending that its content has. */
    fileName: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** As many of them as have come. */
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
