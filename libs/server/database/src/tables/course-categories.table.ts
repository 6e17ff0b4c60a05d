import type { LocalizedText } from '@lms/contract';
import { courseCategoryStatuses } from '@lms/course-management/contract';
import {
  type AnyPgColumn,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { entityColumns } from '../columns';

export const courseCategories = pgTable(
  'course_categories',
  {
    ...entityColumns(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    slug: text().notNull(),
    icon: text().notNull(),
    parentId: uuid().references((): AnyPgColumn => courseCategories.id),
    position: integer().notNull().default(0),
    status: text({ enum: courseCategoryStatuses }).notNull().default('ACTIVE'),
  },
  (table) => [uniqueIndex('course_categories_slug_key').on(table.slug)],
);
