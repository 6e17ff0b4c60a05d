import {
  blankUserImage,
  type ChangeEmailInput,
  type ChangePasswordInput,
  type OwnerProof,
  type Profile,
  type ProfileUpdate,
  type RecoveryCodes,
  type SecondFactorSecret,
  type SessionItem,
} from '@lms/auth/contract';
import { api } from '@lms/entity-api';
import type { Dispatch } from '@reduxjs/toolkit';
import { userChanged } from '../user-slice';

interface Started {
  dispatch: Dispatch;
  queryFulfilled: Promise<{ data: Profile }>;
}

/** Copies the saved profile into the cache and the header. */
const keepProfile = async (_input: unknown, { dispatch, queryFulfilled }: Started) => {
  const answer = await queryFulfilled.catch(() => undefined);
  if (!answer) return;
  const { name, imageUrl } = answer.data;
  const entry = { endpointName: 'getProfile', arg: undefined, value: answer.data } as const;
  dispatch(profileApi.util.upsertQueryEntries([entry]));
  dispatch(userChanged({ name, imageUrl: imageUrl ?? blankUserImage }));
};

/** Calls of a user's own account. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Profile, void>({ query: () => '/user/me/profile' }),
    updateProfile: build.mutation<Profile, ProfileUpdate>({
      query: (body) => ({ url: '/user/me', method: 'PUT', body }),
      onQueryStarted: keepProfile,
      invalidatesTags: ['User'],
    }),
    setPicture: build.mutation<Profile, FormData>({
      query: (body) => ({ url: '/user/me/picture', method: 'PUT', body }),
      onQueryStarted: keepProfile,
      invalidatesTags: ['User'],
    }),
    removePicture: build.mutation<Profile, void>({
      query: () => ({ url: '/user/me/picture', method: 'DELETE' }),
      onQueryStarted: keepProfile,
      invalidatesTags: ['User'],
    }),
    setShownToFellows: build.mutation<null, boolean>({
      query: (shown) => ({ url: '/user/me/shown-to-fellows', method: 'PUT', body: { shown } }),
      // Applied optimistically; undone if the save fails.
      onQueryStarted: async (shown, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            profile.shownToFellows = shown;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    setQuestionMails: build.mutation<null, boolean>({
      query: (wanted) => ({ url: '/user/me/question-mails', method: 'PUT', body: { wanted } }),
      // Applied optimistically; undone if the save fails.
      onQueryStarted: async (wanted, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            profile.questionMails = wanted;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    changePassword: build.mutation<null, ChangePasswordInput>({
      query: (body) => ({ url: '/auth/user/change-password', method: 'PUT', body }),
      invalidatesTags: ['Session'],
    }),
    changeEmail: build.mutation<null, ChangeEmailInput>({
      query: (body) => ({ url: '/auth/user/change-email', method: 'POST', body }),
    }),
    getSessions: build.query<{ items: SessionItem[] }, void>({
      query: () => '/user/me/sessions',
      providesTags: ['Session'],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `/user/me/sessions/${id}`, method: 'DELETE' }),
    }),
    endAllSessions: build.mutation<null, void>({
      query: () => ({ url: '/user/me/sessions', method: 'DELETE' }),
    }),
    exportMyData: build.mutation<string, void>({
      query: () => ({
        url: '/user/me/export',
        responseHandler: (response) => (response.ok ? response.text() : response.json()),
      }),
    }),
    closeAccount: build.mutation<null, OwnerProof>({
      query: (body) => ({ url: '/user/me', method: 'DELETE', body }),
    }),
    startSecondFactor: build.mutation<SecondFactorSecret, OwnerProof>({
      query: (body) => ({ url: '/user/me/second-factor', method: 'POST', body }),
    }),
    confirmSecondFactor: build.mutation<RecoveryCodes, { code: string }>({
      query: (body) => ({ url: '/user/me/second-factor', method: 'PUT', body }),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, OwnerProof>({
      query: (body) => ({ url: '/user/me/second-factor/recovery-codes', method: 'POST', body }),
    }),
    stopSecondFactor: build.mutation<null, OwnerProof>({
      query: (body) => ({ url: '/user/me/second-factor/off', method: 'POST', body }),
    }),
  }),
});
