import type { learningPaths } from '@lms/server/database';
import { courses, type Executor } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';

const longest = 60;
const random = () => randomBytes(4).toString('hex');

/** Makes a slug from the Latin words of a title; empty if it has none. */
const toSlug = (title: string) =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');

/**
 * Returns an unused slug. A title without Latin letters, such as a Bengali one, gets a random slug:
 * nobody would type its transliteration either.
 */
export const freeSlug = async (
  db: Executor,
  title: string,
  [table, noun]: [typeof courses | typeof learningPaths, string] = [courses, 'course'],
) => {
  const slug = toSlug(title);
  if (!slug) return `${noun}-${random()}`;
  const taken = await db.$count(table, eq(table.slug, slug));
  return taken ? `${slug}-${random()}` : slug;
};
