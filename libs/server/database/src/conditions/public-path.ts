import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../tables/courses.table';
import { learningPaths } from '../tables/learning-paths.table';
import { organizations } from '../tables/organizations.table';
import { isOffered } from './offered';

/**
 * Matches public learning paths: ACTIVE ones of an ACTIVE organization, all of whose courses are on
 * offer, since nobody could finish the others.
 */
export const isPublicPath = and(
  eq(learningPaths.status, 'ACTIVE'),
  sql`exists (select 1 from ${organizations}
    where ${organizations.id} = ${learningPaths.organizationId}
    and ${organizations.status} = 'ACTIVE')`,
  sql`not exists (select 1 from unnest(${learningPaths.courseIds}) as step (course_id)
    where not exists (select 1 from ${courses} where ${courses.id} = step.course_id
    and ${isOffered}))`,
);
