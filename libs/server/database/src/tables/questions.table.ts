import { difficulties, type QuestionContent, questionTypes } from '@lms/contract';
import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant, searchIndex, sortIndexes } from '../columns';
import { courseCategories } from './course-categories.table';
import { organizations } from './organizations.table';
import { users } from './users.table';

const itemStatuses = ['ACTIVE', 'INACTIVE'] as const;

/**
 * Buffers writes to a GIN index up to 256 kB and merges them at once, which reduces an import's
 * writes to an eighth. The buffer is small enough for searches to scan.
 */
const inBatches = { fastupdate: true, gin_pending_list_limit: 256 };

export const questionBanks = pgTable(
  'question_banks',
  {
    ...entityColumns(),
    name: text().notNull(),
    description: text().notNull().default(''),
    categoryId: uuid().references(() => courseCategories.id),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    status: text({ enum: itemStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [
    index('question_banks_organization_idx').on(table.organizationId),
    ...sortIndexes(
      'question_banks',
      table.id,
      { name: table.name },
      { created: table.createdAt, updated: table.updatedAt, status: table.status },
    ),
    searchIndex('question_banks', table.name, table.description),
    unique('question_banks_owner_key').on(table.id, table.organizationId),
  ],
);

export const questions = pgTable(
  'questions',
  {
    ...entityColumns(),
    bankId: uuid()
      .notNull()
      .references(() => questionBanks.id),
    /**
     * Organization of the bank, copied so that lists need no join. A bank with questions can't
     * change its organization.
     */
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    name: text().notNull().default(''),
    /** Text without markup, for search and comparison. */
    plainText: text().notNull().default(''),
    externalId: text(),
    type: text({ enum: questionTypes }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    tags: text().array().notNull().default([]),
    defaultMark: doublePrecision().notNull().default(1),
    /** Version of {@link questionVersions} in new attempts. */
    contentVersion: integer().notNull().default(1),
    status: text({ enum: itemStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [
    foreignKey({
      name: 'questions_bank_owner_fk',
      columns: [table.bankId, table.organizationId],
      foreignColumns: [questionBanks.id, questionBanks.organizationId],
    }),
    index('questions_bank_idx').on(table.bankId, table.id),
    index('questions_organization_idx').on(table.organizationId, table.id),
    index('questions_organization_updated_idx').on(table.organizationId, table.updatedAt, table.id),
    index('questions_text_trgm_idx')
      .using('gin', table.plainText.op('gin_trgm_ops'), table.name.op('gin_trgm_ops'))
      .with(inBatches),
    index('questions_tags_idx').using('gin', table.tags).with(inBatches),
    // Similar texts share at least one of these numbers.
    index('questions_likeness_idx')
      .using('gin', sql`text_likeness(${table.plainText})`)
      .with(inBatches),
    // Indexes for each sortable column, with ties by id.
    index('questions_name_idx').on(sql`${table.name} collate "und-x-icu"`, table.id),
    index('questions_type_idx').on(table.type, table.id),
    index('questions_difficulty_idx').on(table.difficulty, table.id),
    index('questions_mark_idx').on(table.defaultMark, table.id),
    index('questions_status_idx').on(table.status, table.id),
    index('questions_created_idx').on(table.createdAt, table.id),
    index('questions_updated_idx').on(table.updatedAt, table.id),
  ],
);

/** Content of each version of a question, so that old attempts show what was asked. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: uuid()
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    contentVersion: integer().notNull(),
    content: jsonb().$type<QuestionContent>().notNull(),
    createdBy: uuid().references(() => users.id),
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date().toISOString()),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.contentVersion] }),
    // Deleting an account checks this reference.
    index('question_versions_author_idx').on(table.createdBy),
  ],
);
