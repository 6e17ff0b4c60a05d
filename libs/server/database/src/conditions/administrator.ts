import { sql } from 'drizzle-orm';
import { users } from '../tables/users.table';

/** Matches accounts of system administrators. */
export const isAdministrator = sql`${users.roles} @> array['ROLE_SYSTEM']`;
