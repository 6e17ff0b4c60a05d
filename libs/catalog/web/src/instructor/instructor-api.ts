import type { CatalogInstructorDetail } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

/** Call of an instructor's page alone. */
export const instructorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInstructorDetail: build.query<CatalogInstructorDetail, string>({
      query: (id) => `/catalog/instructor/${encodeURIComponent(id)}`,
    }),
  }),
});
