import type { Landing } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

export const landingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLanding: build.query<Landing, void>({ query: () => '/catalog/landing' }),
  }),
});

export const { useGetLandingQuery } = landingApi;
