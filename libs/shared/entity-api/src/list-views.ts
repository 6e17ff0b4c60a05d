import type { ListViews } from '@lms/contract';
import { api } from './api';

const listViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Saved views of all lists of the reader: one call for the whole visit. */
    getListViews: build.query<{ items: ListViews[] }, void>({
      query: () => ({ url: '/user/me/list-views' }),
      keepUnusedDataFor: 3600,
      providesTags: ['ListView'],
    }),
    saveListViews: build.mutation<void, ListViews>({
      query: (body) => ({ url: '/user/me/list-views', method: 'PUT', body }),
      invalidatesTags: (_result, error) => (error ? [] : ['ListView']),
    }),
  }),
});

export const { useGetListViewsQuery, useLazyGetListViewsQuery, useSaveListViewsMutation } =
  listViewsApi;
