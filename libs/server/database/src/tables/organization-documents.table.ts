import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, instant } from '../columns';
import { organizations } from './organizations.table';

/**
 * Documents of a registration, stored as `<LMS_DATA_DIR>/documents/<key>`, which has no public
 * address. They have no organization until the registration is submitted.
 */
export const organizationDocuments = pgTable(
  'organization_documents',
  {
    ...entityColumns(),
    organizationId: uuid().references(() => organizations.id, { onDelete: 'cascade' }),
    /** Random and secret: the applicant refers to the document by it. */
    key: text().notNull(),
    name: text().notNull(),
    kind: text({ enum: ['PDF', 'PICTURE'] }),
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** Time at which the upload was complete and valid. */
    storedAt: instant(),
  },
  (table) => [
    uniqueIndex('organization_documents_key').on(table.key),
    index('organization_documents_organization_idx').on(table.organizationId),
  ],
);
