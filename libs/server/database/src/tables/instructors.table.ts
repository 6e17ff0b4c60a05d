import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, joinedTexts, searchIndex, sortIndexes } from '../columns';
import { organizations } from './organizations.table';
import { users } from './users.table';

export const instructors = pgTable(
  'instructors',
  {
    ...entityColumns(),
    organizationId: uuid()
      .notNull()
      .references(() => organizations.id),
    userId: uuid().references(() => users.id),
    name: text().notNull(),
    designation: text().notNull().default(''),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    bio: text().notNull().default(''),
    imageUrl: text(),
    expertise: text().array().notNull().default([]),
    status: text({ enum: ['ACTIVE', 'INACTIVE'] })
      .notNull()
      .default('ACTIVE'),
  },
  (table) => [
    index('instructors_organization_idx').on(table.organizationId, table.id),
    ...sortIndexes(
      'instructors',
      table.id,
      { name: table.name, designation: table.designation, email: table.email },
      { created: table.createdAt, updated: table.updatedAt, status: table.status },
    ),
    searchIndex(
      'instructors',
      table.name,
      table.designation,
      table.email,
      joinedTexts(table.expertise),
    ),
  ],
);
