import { type Executor, users } from '@lms/server/database';
import { eq, sql } from 'drizzle-orm';

/** Finds an account by its email address, without regard to case. */
export const findUserByEmail = async (executor: Executor, email: string) => {
  const [user] = await executor
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${email})`));
  return user;
};
