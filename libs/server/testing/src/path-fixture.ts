import { type Executor, learningPaths } from '@lms/server/database';

/** Creates a public learning path of courses. */
export const createPath = async (
  db: Executor,
  organizationId: string,
  courseIds: string[],
  values: Partial<typeof learningPaths.$inferInsert> = {},
) => {
  const [path] = await db
    .insert(learningPaths)
    .values({
      slug: crypto.randomUUID(),
      title: 'Web developer',
      summary: 'From the first page to a job',
      description: '<p>Begin here.</p>',
      language: 'en',
      level: 'BEGINNER',
      organizationId,
      courseIds,
      status: 'ACTIVE',
      ...values,
    })
    .returning();
  return path!;
};
