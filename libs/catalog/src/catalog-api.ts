import type { Landing } from '@lms/contract';
import { api } from '@lms/entity-api';

export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLanding: build.query<Landing, void>({ query: () => '/catalog/landing' }),
  }),
});

export const { useGetLandingQuery } = catalogApi;
