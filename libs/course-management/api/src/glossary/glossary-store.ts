import type { CourseTerm } from '@lms/contract';
import { courseDrafts, courseTerms, type Executor, type Transaction } from '@lms/server/database';
import { asc, eq } from 'drizzle-orm';

/** Reads the terms that learners see. */
export const publishedTerms = (db: Executor, courseId: string): Promise<CourseTerm[]> =>
  db
    .select({ id: courseTerms.id, term: courseTerms.term, meaning: courseTerms.meaning })
    .from(courseTerms)
    .where(eq(courseTerms.courseId, courseId))
    .orderBy(asc(courseTerms.id));

const draftTerms = async (db: Executor, courseId: string) => {
  const [draft] = await db
    .select({ terms: courseDrafts.terms })
    .from(courseDrafts)
    .where(eq(courseDrafts.courseId, courseId));
  return draft?.terms;
};

/** Reads the terms being edited: the draft's, or the published ones while they are unchanged. */
export const readTerms = async (db: Executor, courseId: string): Promise<CourseTerm[]> =>
  (await draftTerms(db, courseId)) ?? publishedTerms(db, courseId);

/** Publishes the terms of a draft, if they were changed. */
export const publishTerms = async (tx: Transaction, courseId: string) => {
  const terms = await draftTerms(tx, courseId);
  if (!terms) return;
  await tx.delete(courseTerms).where(eq(courseTerms.courseId, courseId));
  if (terms.length === 0) return;
  await tx.insert(courseTerms).values(terms.map((term) => ({ ...term, courseId })));
};

/** Copies the terms of a course into the draft of another. */
export const copyTerms = async (tx: Transaction, from: string, to: string) => {
  const terms = await readTerms(tx, from);
  await tx.update(courseDrafts).set({ terms }).where(eq(courseDrafts.courseId, to));
};
