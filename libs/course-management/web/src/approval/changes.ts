import type { CourseDraft, DraftLesson, DraftSection } from '@lms/course-management/contract';

export type DraftField = Exclude<keyof CourseDraft, 'sections' | 'organizationId'>;

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Returns the fields of a draft that differ from the published course. */
export const changedFields = (before: CourseDraft, after: CourseDraft) =>
  (Object.keys(after) as (keyof CourseDraft)[]).filter(
    (field): field is DraftField =>
      field !== 'sections' && field !== 'organizationId' && !isSame(before[field], after[field]),
  );

export type PartChange = 'added' | 'removed' | 'changed' | 'moved' | 'same';

export interface LessonChange {
  change: PartChange;
  /** The new lesson, or the old one if it is removed. */
  lesson: DraftLesson;
  before?: DraftLesson;
}

export interface SectionChange {
  change: PartChange;
  section: DraftSection;
  titleBefore?: string;
  lessons: LessonChange[];
}

const lessonsOf = (sections: readonly DraftSection[]) =>
  sections.flatMap((section, at) =>
    section.lessons.map((lesson) => ({ lesson, at, sectionId: section.id })),
  );

/** Returns the ids in both lists, in the order of the first. */
const shared = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id));

/** Compares a draft's curriculum with the published one; without that everything is new. */
export const curriculumChanges = (
  before: readonly DraftSection[],
  after: readonly DraftSection[],
): SectionChange[] => {
  const old = lessonsOf(before);
  const next = lessonsOf(after);
  const sectionIds = after.map(({ id }) => id);
  const oldSectionIds = before.map(({ id }) => id);
  const stays = shared(sectionIds, oldSectionIds);
  const stayed = shared(oldSectionIds, sectionIds);

  const lessonChange = (lesson: DraftLesson, section: DraftSection): LessonChange => {
    const was = old.find((entry) => entry.lesson.id === lesson.id);
    if (!was) return { change: 'added', lesson };
    if (!isSame(was.lesson, lesson)) return { change: 'changed', lesson, before: was.lesson };
    const ids = section.lessons.map(({ id }) => id);
    const oldIds = old.filter(({ sectionId }) => sectionId === section.id).map((e) => e.lesson.id);
    const isMoved =
      was.sectionId !== section.id ||
      shared(ids, oldIds).indexOf(lesson.id) !== shared(oldIds, ids).indexOf(lesson.id);
    return { change: isMoved ? 'moved' : 'same', lesson };
  };
  const removedLessons = (section: DraftSection) =>
    section.lessons
      .filter(({ id }) => next.every(({ lesson }) => lesson.id !== id))
      .map((lesson): LessonChange => ({ change: 'removed', lesson }));

  const present = after.map((section): SectionChange => {
    const was = before.find(({ id }) => id === section.id);
    const lessons = section.lessons.map((lesson) => lessonChange(lesson, section));
    if (!was) return { change: 'added', section, lessons };
    const isRenamed = was.title !== section.title;
    const isMoved = stays.indexOf(section.id) !== stayed.indexOf(section.id);
    return {
      change: isRenamed ? 'changed' : isMoved ? 'moved' : 'same',
      section,
      titleBefore: isRenamed ? was.title : undefined,
      lessons: [...lessons, ...removedLessons(was)],
    };
  });
  const removed = before
    .filter(({ id }) => !sectionIds.includes(id))
    .map((section): SectionChange => ({
      change: 'removed',
      section,
      lessons: removedLessons(section),
    }));
  return [...present, ...removed];
};

const blocks = 'p, h2, h3, h4, h5, h6, li, pre, tr, figcaption, blockquote';

/** Returns the text of a rich text, one line for each block, for a diff. */
export const wordsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  body.querySelectorAll(blocks).forEach((block) => block.append('\n'));
  body.querySelectorAll('img').forEach((image) => image.replaceWith(`[${image.alt}] ${image.src}`));
  body.querySelectorAll('a').forEach((link) => link.append(` (${link.getAttribute('href')})`));
  return (body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
};
