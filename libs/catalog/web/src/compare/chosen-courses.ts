import { comparisonLimit } from '@lms/catalog/contract';
import { type CourseLanguage, courseLanguages } from '@lms/contract';
import { useSyncExternalStore } from 'react';

/** Course chosen for a comparison. */
export interface ChosenCourse {
  slug: string;
  title: string;
  /** Language of the title. */
  language: CourseLanguage;
}

/** Key of sessionStorage: a choice lasts as long as its tab. */
const key = 'compare';

const none: readonly ChosenCourse[] = [];

const isChosen = (item: unknown): item is ChosenCourse => {
  const { slug, title, language } = (item ?? {}) as Partial<Record<keyof ChosenCourse, unknown>>;
  return (
    typeof slug === 'string' &&
    typeof title === 'string' &&
    (courseLanguages as readonly unknown[]).includes(language)
  );
};

/** Reads what this tab stores; nothing where storage is blocked or holds something else. */
const read = (): readonly ChosenCourse[] => {
  try {
    const items: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    const isList = Array.isArray(items) && items.length <= comparisonLimit;
    return isList && items.every(isChosen) ? items : none;
  } catch {
    return none;
  }
};

let chosen: readonly ChosenCourse[] | undefined;
const current = () => (chosen ??= read());
const listeners = new Set<() => void>();

/** Replaces the choice. */
export const chooseCourses = (courses: readonly ChosenCourse[]) => {
  chosen = courses.map(({ slug, title, language }) => ({ slug, title, language }));
  try {
    if (chosen.length > 0) sessionStorage.setItem(key, JSON.stringify(chosen));
    else sessionStorage.removeItem(key);
  } catch {
    // Blocked or full: the choice lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
};

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Courses chosen in this tab, in the order of choosing. */
export const useChosenCourses = () => useSyncExternalStore(follow, current, () => none);

/** Returns the address of a comparison. */
export const comparisonPath = (courses: readonly Pick<ChosenCourse, 'slug'>[]) =>
  `/compare?${new URLSearchParams(courses.map(({ slug }) => ['course', slug]))}`;
