import type { ListView } from '@lms/contract';
import { useGetListViewsQuery } from '@lms/entity-api';
import { useLocation } from 'react-router-dom';

/** Returns the part of a list's address that a view keeps: not the page, nor the open item. */
export const viewSearchOf = (search: string) => {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'item']) params.delete(name);
  params.sort();
  return params.toString();
};

const none: ListView[] = [];

/** Views that the reader has saved of the list at this address. */
export const useSavedViews = () => {
  const { pathname: list, search } = useLocation();
  const { data } = useGetListViewsQuery();
  const views = data?.items.find((item) => item.list === list)?.views ?? none;
  const shown = viewSearchOf(search);
  return { list, views, shown, current: views.find((view) => view.search === shown) };
};
export type SavedViewsState = ReturnType<typeof useSavedViews>;

/** Action of the dialog of views. */
export type ViewTask = 'save' | 'rename' | 'delete';
