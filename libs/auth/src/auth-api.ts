import type { AuthResult, LoginInput, UserRecord } from '@lms/contract';
import { api } from '@lms/entity-api';

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<AuthResult, LoginInput>({
      query: (body) => ({ url: '/auth/authenticate', method: 'POST', body }),
    }),
    getMe: build.query<UserRecord, void>({ query: () => '/user/me', providesTags: ['User'] }),
    logout: build.mutation<void, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
  }),
});

export const { useAuthenticateMutation } = authApi;
