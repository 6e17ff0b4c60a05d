import type { MenuItem, MenuTitle } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { type Translate, useTranslation } from '@lms/i18n';
import { useEffect, useState } from 'react';
import { useSearchCoursesQuery } from './search-api';
import { useMenu } from './use-menu';

export interface Found {
  path: string;
  text: string;
  /** Distinguishes entries of the same name. */
  within?: string;
  /** Language of a title that is content. */
  lang?: string;
}

const debounceMs = 300;
/** Minimum length: a single letter would match everything. */
const minLength = 2;

/** Returns the screens below menu entries, each with the name of its group. */
const screensOf = (entries: readonly MenuItem<MenuTitle>[], t: Translate): Found[] =>
  entries.flatMap(({ page, translate, submenu = [] }) => {
    const text = t(translate);
    const below = screensOf(submenu, t).map((found) => ({ ...found, within: text }));
    return page ? [{ path: page, text }, ...below] : below;
  });

const useDebounced = (value: string) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** Finds screens of the user's menu at once, and courses once typing pauses. */
export const useSearch = (typed: string) => {
  const { t } = useTranslation();
  const menu = useMenu();
  const term = typed.trim().slice(0, 100);
  const debouncedTerm = useDebounced(term);
  const isTooShort = debouncedTerm.length < minLength;
  const { currentData, error, isFetching, refetch } = useSearchCoursesQuery(debouncedTerm, {
    skip: isTooShort,
  });
  const lower = term.toLowerCase();
  const screens = screensOf(menu, t).filter(
    ({ text }) => lower !== '' && text.toLowerCase().includes(lower),
  );
  const courses = (isTooShort ? [] : (currentData?.items ?? [])).map(
    ({ slug, title, language }): Found => ({
      path: `/course/${slug}`,
      text: title,
      lang: language,
    }),
  );
  return {
    screens,
    courses,
    isBusy: isFetching || term !== debouncedTerm,
    isEmpty: term.length >= minLength && term === debouncedTerm && !isFetching && !error,
    problem: error && !isFetching && !isTooShort ? toCallProblem(error) : undefined,
    retry: () => void refetch(),
  };
};
