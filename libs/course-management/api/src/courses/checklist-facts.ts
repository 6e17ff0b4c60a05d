import type { ChecklistItem, CourseDraft } from '@lms/course-management/contract';
import { coursePrerequisites, type Executor, quizzes } from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import { checkDraft } from './checklist';

const readyQuizzes = async (db: Executor, { sections }: CourseDraft) => {
  const ids = sections.flatMap(({ lessons }) => lessons.flatMap(({ quizId }) => quizId ?? []));
  const found = await db
    .select({ id: quizzes.id, items: quizzes.items })
    .from(quizzes)
    .where(and(inArray(quizzes.id, ids), eq(quizzes.status, 'ACTIVE')));
  const withQuestions = found.filter(({ items }) => items.some(({ kind }) => kind !== 'SECTION'));
  return new Set(withQuestions.map(({ id }) => id));
};

/** Returns true if the prerequisites, followed through theirs, lead back to the course. */
const leadsBack = async (db: Executor, courseId: string, prerequisiteIds: readonly string[]) => {
  const seen = new Set<string>();
  for (let ids = [...prerequisiteIds]; ids.length > 0;) {
    if (ids.includes(courseId)) return true;
    ids.forEach((id) => seen.add(id));
    const above = await db
      .select({ id: coursePrerequisites.prerequisiteId })
      .from(coursePrerequisites)
      .where(inArray(coursePrerequisites.courseId, ids));
    ids = above.map(({ id }) => id).filter((id) => !seen.has(id));
  }
  return false;
};

/** Lists the problems that keep a course's draft from being submitted. */
export const checklistOf = async (
  db: Executor,
  courseId: string,
  draft: CourseDraft,
): Promise<ChecklistItem[]> =>
  checkDraft(draft, {
    readyQuizzes: await readyQuizzes(db, draft),
    loops: await leadsBack(db, courseId, draft.prerequisiteIds),
  });
