import type { CatalogSuggestion } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSuggestions: build.query<CatalogSuggestion[], string>({
      query: (term) => `/catalog/suggestion?term=${encodeURIComponent(term)}`,
    }),
  }),
});

export const { useGetSuggestionsQuery } = suggestionsApi;
