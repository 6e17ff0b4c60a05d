import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../db/columns';
import { users } from '../auth/users.table';
import { organizations } from '../org-management/organizations.table';

export const instructors = pgTable('instructors', {
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
});
