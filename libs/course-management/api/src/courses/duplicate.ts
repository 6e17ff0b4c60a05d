import type { CourseDraft } from '@lms/course-management/contract';
import { newId, quizzes, type Transaction } from '@lms/server/database';
import { recordActivity } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { inArray } from 'drizzle-orm';
import { copyTerms } from '../glossary/glossary-store';
import type { CourseRow } from './course-items';
import { readDraft } from './course-store';
import type { MoveContext } from './moves';
import { insertCourse, storeDraft } from './save-draft';

const maxTitleLength = 150;

const copyTitle = ({ title, language }: CourseDraft) => {
  const { t } = wordsIn(language);
  const around = t('courses.copyTitle', { title: '' });
  const shortened = [...title].slice(0, maxTitleLength - around.length).join('');
  return t('courses.copyTitle', { title: shortened });
};

/** Copies the quizzes of a draft: a quiz belongs to one course only. */
const copyQuizzes = async (tx: Transaction, draft: CourseDraft, courseId: string) => {
  const ids = draft.sections.flatMap(({ lessons }) =>
    lessons.flatMap(({ quizId }) => quizId ?? []),
  );
  const found = await tx.select().from(quizzes).where(inArray(quizzes.id, ids));
  const copies = new Map(found.map(({ id }) => [id, newId()]));
  const rows = found.map((quiz) => ({
    ...quiz,
    id: copies.get(quiz.id),
    courseId,
    version: 1,
    createdAt: undefined,
    updatedAt: undefined,
  }));
  if (rows.length > 0) await tx.insert(quizzes).values(rows);
  return copies;
};

const copyOf = (draft: CourseDraft, quizIds: Map<string, string>): CourseDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({
    ...section,
    id: newId(),
    lessons: section.lessons.map((lesson) => ({
      ...lesson,
      id: newId(),
      ...(lesson.quizId && { quizId: quizIds.get(lesson.quizId) ?? null }),
    })),
  })),
});

/** Creates a course from the current version of another. */
export const duplicateCourse = async (context: MoveContext, course: CourseRow): Promise<string> => {
  const { tx, deps, caller, request } = context;
  const id = newId();
  const { organizationId } = course;
  const draft = await readDraft(tx, course);
  const titled = { ...draft, title: copyTitle(draft) };
  await insertCourse(tx, { id, organizationId, content: titled });
  // Quizzes reference their course, so the course comes first.
  const content = copyOf(titled, await copyQuizzes(tx, draft, id));
  const at = deps.now().toISOString();
  await storeDraft(tx, id, content, caller.userId, at);
  await copyTerms(tx, course.id, id);
  await recordActivity(tx, {
    at,
    caller,
    request,
    action: 'CREATED',
    subject: content.title,
    subjectId: id,
    entity: 'course',
  });
  return id;
};
