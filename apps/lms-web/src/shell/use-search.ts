import type { MenuItem, MenuTitle } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { type Translate, useTranslation } from '@lms/i18n';
import { useEffect, useState } from 'react';
import type { Found } from './found';
import { useSearchCoursesQuery } from './search-api';
import { useMenu } from './use-menu';
import { usePeople } from './use-people';

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

/** Finds screens of the user's menu at once, and people and courses once typing pauses. */
export const useSearch = (typed: string) => {
  const { t } = useTranslation();
  const menu = useMenu();
  const term = typed.trim().slice(0, 100);
  const debouncedTerm = useDebounced(term);
  const isTooShort = debouncedTerm.length < minLength;
  const { currentData, error, isFetching, refetch } = useSearchCoursesQuery(debouncedTerm, {
    skip: isTooShort,
  });
  const { mayFindPeople, people, peopleSearch } = usePeople(debouncedTerm, isTooShort);
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
  const isAsking = isFetching || peopleSearch.isFetching;
  const failure = error ?? peopleSearch.error;
  return {
    screens,
    mayFindPeople,
    people,
    courses,
    isBusy: isAsking || term !== debouncedTerm,
    isEmpty: term.length >= minLength && term === debouncedTerm && !isAsking && !failure,
    problem: failure && !isAsking && !isTooShort ? toCallProblem(failure) : undefined,
    retry: () => {
      if (error) void refetch();
      if (peopleSearch.error) void peopleSearch.refetch();
    },
  };
};
