import { type CourseTerm, foldText } from '@lms/contract';
import { courseDrafts, type Transaction } from '@lms/server/database';
import {
  type Deps,
  recordActivity,
  type SavedBy,
  withDatabaseProblems,
} from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { CourseRow } from '../courses/course-items';
import { lockCourse, requireVersion } from '../courses/course-store';
import { publishedContent } from '../courses/published-content';
import { isNewChange, markChanged, requireEditable } from '../courses/save-draft';

/** Returns what there is to see of a text, or nothing where that is only joiners. */
const shown = (text: string) => (foldText(text).text.trim() === '' ? '' : text.trim());

const trimmed = ({ id, term, meaning }: CourseTerm): CourseTerm => ({
  id,
  term: { en: shown(term.en), bn: shown(term.bn) },
  meaning: { en: shown(meaning.en), bn: shown(meaning.bn) },
});

/** Stores the terms in the draft; without one the draft begins as the published course. */
const storeTerms = async (
  tx: Transaction,
  course: CourseRow,
  saved: { terms: CourseTerm[]; savedBy: string; savedAt: string },
) => {
  const updated = await tx
    .update(courseDrafts)
    .set(saved)
    .where(eq(courseDrafts.courseId, course.id))
    .returning({ courseId: courseDrafts.courseId });
  if (updated.length > 0) return;
  const content = await publishedContent(tx, course);
  await tx.insert(courseDrafts).values({ courseId: course.id, content, ...saved });
};

/**
 * Saves the terms of a course, as part of its draft: learners see them once it is approved.
 *
 * @throws ProblemError entity.conflict when somebody saved since `version` was read
 * @throws ProblemError course.pending while it waits for approval
 */
export const saveGlossary = async (
  { database: { db }, now }: Deps,
  { scope, caller, request }: Omit<SavedBy, 'log'>,
  id: string,
  terms: CourseTerm[],
  version: number,
): Promise<void> => {
  await withDatabaseProblems('write', () =>
    db.transaction(async (tx) => {
      const course = await lockCourse(tx, scope, id);
      await requireVersion(tx, course, version);
      requireEditable(course);
      const isNew = await isNewChange(tx, id, caller.userId, now());
      const savedAt = now().toISOString();
      await storeTerms(tx, course, { terms: terms.map(trimmed), savedBy: caller.userId, savedAt });
      await markChanged(tx, course);
      if (!isNew) return;
      await recordActivity(tx, {
        at: savedAt,
        caller,
        request,
        action: 'CHANGED',
        subject: course.title,
        subjectId: id,
        entity: 'course',
      });
    }),
  );
};
