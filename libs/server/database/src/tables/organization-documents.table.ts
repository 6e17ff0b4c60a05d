import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { organizations } from './organizations.table';

/**
 * A paper of a registration, kept as `<LMS_DATA_DIR>/documents/<key>`, where no address reaches it. It
 * belongs to no organisation until the registration itself has come.
 */
export const organizationDocuments = pgTable(
  'organization_documents',
  {
    ...entityColumns(),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** Random: who sends the paper names it by this. */
    key: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['PDF', 'PICTURE'] }),
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** When all of it had come and was what it should be. */
    storedAt: instant(),
  },
  (table) => [
    uniqueIndex('organization_documents_key').on(table.key),
    index('organization_documents_organization_idx').on(table.organizationId),
  ],
);
