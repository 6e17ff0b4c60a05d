import type { MenuItem, MenuTitle } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useEffect, useState } from 'react';
import { useSearchCoursesQuery } from './search-api';
import { useMenu } from './use-menu';

export interface Found {
  path: string;
  text: string;
  /** Of a text that is content. */
  lang?: string;
}

const debounceMs = 300;
/** A single letter finds everything, and so nothing. */
const minLength = 2;

const screensOf = (entries: readonly MenuItem<MenuTitle>[]): MenuItem<MenuTitle>[] =>
  entries.flatMap((entry) => [...(entry.page ? [entry] : []), ...screensOf(entry.submenu ?? [])]);

const useDebounced = (value: string) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** What a term finds: screens of the reader's own menu at once, courses once typing pauses. */
export const useSearch = (typed: string) => {
  const { t } = useTranslation();
  const menu = useMenu();
  const term = typed.trim().slice(0, 100);
  const asked = useDebounced(term);
  const isTooShort = asked.length < minLength;
  const { currentData, error, isFetching, refetch } = useSearchCoursesQuery(asked, {
    skip: isTooShort,
  });
  const lower = term.toLowerCase();
  const screens = screensOf(menu)
    .map(({ page = '', translate }): Found => ({ path: page, text: t(translate) }))
    .filter(({ text }) => lower !== '' && text.toLowerCase().includes(lower));
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
    isBusy: isFetching || term !== asked,
    isEmpty: term.length >= minLength && term === asked && !isFetching && !error,
    problem: error && !isFetching && !isTooShort ? toCallProblem(error) : undefined,
    retry: () => void refetch(),
  };
};
