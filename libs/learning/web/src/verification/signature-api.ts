import { api } from '@lms/entity-api';
import type { CertificateKey, CertificateProof } from '@lms/learning/contract';

const signatureApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCertificateProof: build.mutation<CertificateProof, string>({
      query: (serial) => `/certificate/${encodeURIComponent(serial)}.proof`,
    }),
    getCertificateKeys: build.mutation<CertificateKey[], void>({
      query: () => '/certificate/key',
    }),
  }),
});

export const { useGetCertificateProofMutation, useGetCertificateKeysMutation } = signatureApi;
