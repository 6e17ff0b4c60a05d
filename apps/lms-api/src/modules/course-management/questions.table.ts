import { difficulties, questionTypes, type QuestionContent } from '@lms/contract';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../../db/columns';
import { organizations } from '../org-management/organizations.table';
import { courseCategories } from './course-categories.table';

const itemStatuses = ['ACTIVE', 'INACTIVE'] as const;

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
  (table) => [index('question_banks_organization_idx').on(table.organizationId)],
);

export const questions = pgTable(
  'questions',
  {
    ...entityColumns(),
    bankId: uuid()
      .notNull()
      .references(() => questionBanks.id),
    /** The bank's, so that no list has to ask the bank. */
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
    index('questions_bank_idx').on(table.bankId),
    index('questions_organization_idx').on(table.organizationId, table.status),
    index('questions_text_trgm_idx').using(
      'gin',
      table.plainText.op('gin_trgm_ops'),
      table.name.op('gin_trgm_ops'),
    ),
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
    createdAt: instant()
      .notNull()
      .$defaultFn(() => new Date().toISOString()),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.contentVersion] })],
);
