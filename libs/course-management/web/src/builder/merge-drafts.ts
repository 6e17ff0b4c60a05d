import { type MergedValues, mergeSaved } from '@lms/admin-ui';
import type { CourseDraft, DraftLesson, DraftSection } from '@lms/course-management/contract';
import { isSame } from '../is-same';
import { lessonPath } from './draft-labels';
import { mergeCurriculum } from './merge-curriculum';

const lessonOf = (sections: DraftSection[], id: string) =>
  sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === id);
/** Ids of the sections and lessons in their order, without what `known` does not have. */
const outlineOf = (sections: DraftSection[], known = sections) =>
  sections
    .filter(({ id }) => known.some((section) => section.id === id))
    .map(({ id, lessons }) => [
      id,
      lessons.map((lesson) => lesson.id).filter((lessonId) => lessonOf(known, lessonId)),
    ]);

type Notes = Pick<MergedValues<CourseDraft>, 'clashes' | 'taken'>;

/** Lists the fields of a section or lesson that were taken over, or changed on both sides. */
const compare = <Part extends object>(
  [base, typed, saved]: (Part | undefined)[],
  path: string,
  fields: readonly (keyof Part & string)[],
): Notes => {
  if (!saved || isSame(typed, saved)) return { clashes: [], taken: [] };
  if (!typed) return { clashes: [], taken: [path] };
  const changed = fields.filter(
    (field) => !isSame(typed[field], saved[field]) && !isSame(saved[field], base?.[field]),
  );
  const isTaken = (field: keyof Part) => isSame(typed[field], base?.[field]);
  return {
    clashes: changed
      .filter((field) => !isTaken(field))
      .map((field) => ({ field: `${path}.${field}`, saved: saved[field] })),
    taken: changed.filter(isTaken).map((field) => `${path}.${field}`),
  };
};

const lessonFields = [
  'title',
  'durationMinutes',
  'preview',
  'article',
  'video',
  'document',
  'quizId',
  'topics',
] as const satisfies (keyof DraftLesson)[];

/**
 * Merges two authors' changes of a course: a curriculum lesson by lesson, everything else by field.
 */
export const mergeDrafts = (
  base: CourseDraft,
  typed: CourseDraft,
  saved: CourseDraft,
): MergedValues<CourseDraft> => {
  const { sections: baseSections } = base;
  const curricula = { base: baseSections, mine: typed.sections, theirs: saved.sections };
  const sections = mergeCurriculum(curricula);
  const theirs = mergeCurriculum(curricula, 'theirs');
  const rest = mergeSaved(
    { ...base, sections: [] },
    { ...typed, sections: [] },
    { ...saved, sections: [] },
  );
  const parts = sections.flatMap((section, at) => [
    compare(
      [baseSections, typed.sections, saved.sections].map((side) =>
        side.find(({ id }) => id === section.id),
      ),
      `sections[${at}]`,
      ['title'],
    ),
    ...section.lessons.map(({ id }, index) =>
      compare(
        [baseSections, typed.sections, saved.sections].map((side) => lessonOf(side, id)),
        lessonPath(at, index),
        lessonFields,
      ),
    ),
  ]);
  const isRearranged = !isSame(outlineOf(theirs), outlineOf(sections));
  const isOutlineTaken = !isSame(outlineOf(typed.sections), outlineOf(sections, typed.sections));
  return {
    values: { ...rest.values, sections },
    clashes: [
      ...rest.clashes,
      ...(isRearranged ? [{ field: 'sections', saved: theirs }] : []),
      ...parts.flatMap(({ clashes }) => clashes),
    ],
    taken: [
      ...rest.taken,
      ...(isOutlineTaken ? ['sections'] : []),
      ...parts.flatMap(({ taken }) => taken),
    ],
  };
};
