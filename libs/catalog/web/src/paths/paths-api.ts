import type { PathCard, PathDetail } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

export const pathsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaths: build.query<PathCard[], void>({ query: () => '/catalog/path' }),
    getPath: build.query<PathDetail, string>({
      query: (slug) => `/catalog/path/${encodeURIComponent(slug)}`,
    }),
  }),
});

export const { useGetPathsQuery, useGetPathQuery } = pathsApi;
