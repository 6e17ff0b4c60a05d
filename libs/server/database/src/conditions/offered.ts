import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../tables/courses.table';
import { organizations } from '../tables/organizations.table';

/** Matches courses on offer: ACTIVE ones of an ACTIVE organization. */
export const isOffered = and(
  eq(courses.status, 'ACTIVE'),
  sql`exists (select 1 from ${organizations} where ${organizations.id} = ${courses.organizationId}
    and ${organizations.status} = 'ACTIVE')`,
);
