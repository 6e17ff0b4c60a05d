import { courseTerms, type Transaction } from '@lms/server/database';
import type { Chance } from './chance';
import { readGlossary } from './content-files';
import type { DemoCourse } from './load-courses';

interface GlossariesContext {
  tx: Transaction;
  chance: Chance;
  now: Date;
  courses: DemoCourse[];
}

/** Stores the terms of the courses that have a glossary. */
export const loadGlossaries = async ({ tx, chance, now, courses }: GlossariesContext) => {
  for (const { id: courseId, slug } of courses) {
    const terms = readGlossary(slug);
    if (terms.length === 0) continue;
    await tx
      .insert(courseTerms)
      .values(terms.map((term) => ({ ...term, courseId, id: chance.id(now) })));
  }
};
