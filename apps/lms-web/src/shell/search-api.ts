import { type CatalogResult, defaultCatalogQuery } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

const shown = 6;

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchCourses: build.query<CatalogResult, string>({
      query: (searchTerm) => ({
        url: '/catalog/course/find',
        method: 'POST',
        body: {
          ...defaultCatalogQuery,
          searchTerm,
          paginator: { page: 1, pageSize: shown, total: 0 },
        },
      }),
    }),
  }),
});

export const { useSearchCoursesQuery } = searchApi;
