import type {
  ForgotPasswordInput,
  LoginInput,
  ResetPasswordInput,
  SignupInput,
  UserRecord,
  VerifiedEmail,
} from '@lms/auth/contract';
import type { AuthResult, Language } from '@lms/contract';
import { api } from '@lms/entity-api';

/**
 * Calls of the specification's section 7. None caches its answer, so that tokens and passwords stay
 * out of the store.
 */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    authenticate: build.mutation<AuthResult, LoginInput>({
      query: (body) => ({ url: '/auth/authenticate', method: 'POST', body }),
    }),
    signup: build.mutation<{ email: string }, SignupInput>({
      query: (body) => ({ url: '/auth/signup', method: 'POST', body }),
    }),
    /**
     * Registers as `signup` does, and yields `null` for every failure (specification, sections 7 and
     * 8), which is logged as that of any call.
     */
    signupOrNull: build.mutation<{ email: string } | null, SignupInput>({
      queryFn: async (body, _api, _options, call) => {
        const { data, error } = await call({ url: '/auth/signup', method: 'POST', body });
        return { data: error ? null : (data as { email: string }) };
      },
    }),
    isEmailExists: build.query<{ exists: boolean }, string>({
      query: (email) => ({ url: '/auth/is-email-exists', params: { email } }),
    }),
    verifyEmail: build.mutation<VerifiedEmail, string>({
      query: (token) => ({ url: '/auth/verify-email', params: { token } }),
    }),
    resendVerification: build.mutation<null, ForgotPasswordInput>({
      query: (body) => ({ url: '/auth/resend-verification', method: 'POST', body }),
    }),
    forgotPassword: build.mutation<null, ForgotPasswordInput>({
      query: (body) => ({ url: '/auth/user/forgot-password', method: 'POST', body }),
    }),
    checkResetLink: build.mutation<null, string>({
      query: (token) => ({ url: '/auth/user/reset-password', params: { token } }),
    }),
    resetPassword: build.mutation<null, ResetPasswordInput>({
      query: (body) => ({ url: '/auth/user/reset-password', method: 'PUT', body }),
    }),
    getMe: build.query<UserRecord, void>({ query: () => '/user/me', providesTags: ['User'] }),
    setLanguage: build.mutation<null, Language>({
      query: (language) => ({ url: '/user/me/language', method: 'PUT', body: { language } }),
    }),
    logout: build.mutation<null, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
  }),
});
