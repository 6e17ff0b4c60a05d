import { api } from '@lms/entity-api';
import type { PublicProfile } from '@lms/learning/contract';

export const peopleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPublicProfile: build.query<PublicProfile, string>({
      query: (slug) => `/people/${encodeURIComponent(slug)}`,
    }),
  }),
});
