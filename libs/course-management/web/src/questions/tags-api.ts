import { api } from '@lms/entity-api';

/** Tags of a bank's questions, or of all, apart from the calls of the question editor. */
export const { useFindQuestionTagsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    findQuestionTags: build.query<string[], string | undefined>({
      query: (bankId) => ({ url: '/question/tag', params: { bankId } }),
      providesTags: [{ type: 'Question', id: 'LIST' }],
    }),
  }),
});
