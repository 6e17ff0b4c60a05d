import { difficulties, questionTypes, type QuestionContent } from '@lms/contract';
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
import { users } from './users.table';
import { organizations } from './organizations.table';
import { courseCategories } from './course-categories.table';

const itemStatuses = ['ACTIVE', 'INACTIVE'] as const;

/**
 * What is written waits until there are so many kilobytes of it, and is then sorted in at one go: an
 * import writes an eighth of what it would otherwise. It is little enough for a search to read through.
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
    /** The bank's, so that no list has to ask the bank; a bank with questions keeps its own. */
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    name: text().notNull().default(''),
    /** The text without its markup, to search and to compare. */
    plainText: text().notNull().default(''),
    externalId: text(),
    type: text({ enum: questionTypes }).notNull(),
    difficulty: text({ enum: difficulties }).notNull(),
    tags: text().array().notNull().default([]),
    defaultMark: doublePrecision().notNull().default(1),
    /** The version of {@link questionVersions} that new attempts ask. */
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
    // Texts that are much alike have at least one of these numbers in common.
    index('questions_likeness_idx')
      .using('gin', sql`text_likeness(${table.plainText})`)
      .with(inBatches),
    // One for each column that the list sorts by, ties by id.
    index('questions_name_idx').on(sql`${table.name} collate "und-x-icu"`, table.id),
    index('questions_type_idx').on(table.type, table.id),
    index('questions_difficulty_idx').on(table.difficulty, table.id),
    index('questions_mark_idx').on(table.defaultMark, table.id),
    index('questions_status_idx').on(table.status, table.id),
    index('questions_created_idx').on(table.createdAt, table.id),
    index('questions_updated_idx').on(table.updatedAt, table.id),
  ],
);

/** What a question asked at each version, kept so that old attempts still show what was asked. */
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
    // Whoever deletes an account asks whether it is named here.
    index('question_versions_author_idx').on(table.createdBy),
  ],
);
