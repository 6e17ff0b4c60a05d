import { api } from '@lms/entity-api';
import type {
  OwnCertificate,
  OwnPublicProfile,
  PublicProfileInput,
  ShownCertificate,
} from '@lms/learning/contract';

interface Choice extends ShownCertificate {
  courseId: string;
}

/** Calls about a learner's own certificates and public profile. */
export const ownCertificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnCertificates: build.query<OwnCertificate[], void>({ query: () => '/certificate/mine' }),
    getOwnPublicProfile: build.query<OwnPublicProfile, void>({
      query: () => '/learning/public-profile',
    }),
    saveOwnPublicProfile: build.mutation<OwnPublicProfile, PublicProfileInput>({
      query: (body) => ({ url: '/learning/public-profile', method: 'PUT', body }),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const value = answer.data;
        const entry = { endpointName: 'getOwnPublicProfile', arg: undefined, value } as const;
        dispatch(ownCertificatesApi.util.upsertQueryEntries([entry]));
      },
    }),
    showCertificate: build.mutation<ShownCertificate, Choice>({
      query: ({ courseId, shown }) => ({
        url: `/learning/public-profile/certificate/${courseId}`,
        method: 'PUT',
        body: { shown },
      }),
      // Applied optimistically; undone if the save fails.
      onQueryStarted: async ({ courseId, shown }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          ownCertificatesApi.util.updateQueryData('listOwnCertificates', undefined, (all) => {
            for (const certificate of all) {
              if (certificate.courseId === courseId && certificate.status === 'VALID') {
                certificate.shown = shown;
              }
            }
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});
