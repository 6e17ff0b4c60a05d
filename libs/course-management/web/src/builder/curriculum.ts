import type { LessonType } from '@lms/contract';
import type { DraftLesson, DraftSection } from '@lms/course-management/contract';

/** Returns a list with one element moved. */
const moved = <Item>(items: readonly Item[], from: number, to: number) => {
  const rest = items.filter((_item, index) => index !== from);
  return from < 0 ? [...items] : [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
};

export const newSection = (): DraftSection => ({ id: crypto.randomUUID(), title: '', lessons: [] });

export const newLesson = (type: LessonType): DraftLesson => ({
  id: crypto.randomUUID(),
  title: '',
  type,
  durationMinutes: 5,
  preview: false,
  ...(type === 'ARTICLE' && { article: '' }),
});

export const moveSection = (sections: DraftSection[], id: string, to: number) =>
  moved(
    sections,
    sections.findIndex((section) => section.id === id),
    Math.max(0, Math.min(to, sections.length - 1)),
  );

/** Returns the indices of a lesson; `undefined` if it does not exist. */
export const placeOf = (sections: DraftSection[], lessonId: string) => {
  for (const [section, { lessons }] of sections.entries()) {
    const lesson = lessons.findIndex(({ id }) => id === lessonId);
    if (lesson >= 0) return { section, lesson };
  }
  return undefined;
};

/** Moves a lesson into a section, to index `to` of the list without the lesson. */
export const moveLesson = (
  sections: DraftSection[],
  lessonId: string,
  sectionId: string,
  to: number,
) => {
  const lesson = sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  if (!lesson) return sections;
  return sections.map((section) => {
    const rest = section.lessons.filter(({ id }) => id !== lessonId);
    if (section.id !== sectionId) {
      return rest.length === section.lessons.length ? section : { ...section, lessons: rest };
    }
    const at = Math.max(0, Math.min(to, rest.length));
    return { ...section, lessons: [...rest.slice(0, at), lesson, ...rest.slice(at)] };
  });
};

/** Moves a lesson one step up or down, into the neighbouring section at either end. */
export const stepLesson = (sections: DraftSection[], lessonId: string, step: -1 | 1) => {
  const place = placeOf(sections, lessonId);
  if (!place) return sections;
  const own = sections[place.section]!;
  const to = place.lesson + step;
  if (to >= 0 && to < own.lessons.length) return moveLesson(sections, lessonId, own.id, to);
  const next = sections[place.section + step];
  if (!next) return sections;
  return moveLesson(sections, lessonId, next.id, step < 0 ? next.lessons.length : 0);
};

const inserted = <Item>(items: readonly Item[], item: Item, at = items.length) => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

export const withLesson = (
  sections: DraftSection[],
  sectionId: string,
  lesson: DraftLesson,
  at?: number,
) =>
  sections.map((section) =>
    section.id === sectionId
      ? { ...section, lessons: inserted(section.lessons, lesson, at) }
      : section,
  );

/** Restores a removed section of `before` into the current curriculum. */
export const withSectionOf = (sections: DraftSection[], before: DraftSection[], at: number) =>
  inserted(sections, before[at]!, at);

export const withLessonOf = (
  sections: DraftSection[],
  before: DraftSection[],
  { section, lesson }: { section: number; lesson: number },
) => {
  const { id, lessons } = before[section]!;
  const home = sections.some((one) => one.id === id) ? id : sections.at(-1)?.id;
  return home ? withLesson(sections, home, lessons[lesson]!, lesson) : before;
};

export const withoutLesson = (sections: DraftSection[], lessonId: string) =>
  sections.map((section) => ({
    ...section,
    lessons: section.lessons.filter(({ id }) => id !== lessonId),
  }));
