import type { MenuItem, MenuTitle } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { type Translate, useTranslation } from '@lms/i18n';
import { useEffect, useState } from 'react';
import { useSearchCoursesQuery } from './search-api';
import { useMenu } from './use-menu';

export interface Found {
  path: string;
  text: string;
  /** Tells it from others of its name. */
  within?: string;
  /** Of a text that is content. */
  lang?: string;
}

const debounceMs = 300;
/** A single letter finds everything, and so nothing. */
const minLength = 2;

/** The screens below some entries, each with the name of the group it stands in. */
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
    isBusy: isFetching || term !== asked,
    isEmpty: term.length >= minLength && term === asked && !isFetching && !error,
    problem: error && !isFetching && !isTooShort ? toCallProblem(error) : undefined,
    retry: () => void refetch(),
  };
};
