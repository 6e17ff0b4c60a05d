import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Executor, courses } from '@lms/server/database';

const longest = 60;
const random = () => randomBytes(4).toString('hex');

/** The Latin words of a title; nothing where there are none. */
const slugOf = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/**
 * An address that no other course has. A title without Latin letters, such as a Bengali one, gets a
 * random address: a transliteration that nobody would type is no better.
 */
export const freeSlug = async (db: Executor, title: string) => {
  const slug = slugOf(title);
  if (!slug) return `course-${random()}`;
  const taken = await db.$count(courses, eq(courses.slug, slug));
  return taken ? `${slug}-${random()}` : slug;
};
