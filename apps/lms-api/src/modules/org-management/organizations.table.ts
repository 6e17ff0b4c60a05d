import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { entityColumns } from '../../db/columns';

export const organizations = pgTable(
  'organizations',
  {
    ...entityColumns(),
    code: text().notNull(),
    name: text().notNull(),
    type: text({ enum: ['GOVERNMENT', 'COMPANY', 'UNIVERSITY', 'NGO', 'OTHER'] }).notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    address: text().notNull().default(''),
    logoUrl: text(),
    description: text().notNull().default(''),
    status: text({ enum: ['PENDING', 'ACTIVE', 'REJECTED', 'INACTIVE'] })
      .notNull()
      .default('PENDING'),
  },
  (table) => [uniqueIndex('organizations_code_key').on(table.code)],
);
