import type { ContactInput, ContactToken } from '@lms/catalog/contract';
import { api } from '@lms/entity-api';

/** A chunk of its own, loaded with the form. */
const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContactToken: build.query<ContactToken, void>({ query: () => '/catalog/contact/token' }),
    sendContact: build.mutation<void, ContactInput>({
      query: (body) => ({ url: '/catalog/contact', method: 'POST', body }),
    }),
  }),
});

export const { useGetContactTokenQuery, useSendContactMutation } = contactApi;
