import type {
  OwnCertificate,
  OwnPublicProfile,
  PublicProfileInput,
  ShownCertificate,
} from '@lms/learning/contract';
import { certificateApi } from '../certificate/certificate-api';

interface Choice extends ShownCertificate {
  /** Course or learning path of the certificate. */
  subjectId: string;
}

/** Returns the id of the course or learning path that a certificate is for. */
export const subjectIdOf = ({ courseId, pathId }: Pick<OwnCertificate, 'courseId' | 'pathId'>) =>
  courseId ?? pathId ?? '';

/** Calls about a learner's own certificates and public profile. */
export const ownCertificatesApi = certificateApi.injectEndpoints({
  endpoints: (build) => ({
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
      query: ({ subjectId, shown }) => ({
        url: `/learning/public-profile/certificate/${subjectId}`,
        method: 'PUT',
        body: { shown },
      }),
      // Applied optimistically; undone if the save fails.
      onQueryStarted: async ({ subjectId, shown }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          ownCertificatesApi.util.updateQueryData('listOwnCertificates', undefined, (all) => {
            for (const certificate of all) {
              if (subjectIdOf(certificate) === subjectId && certificate.status === 'VALID') {
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
