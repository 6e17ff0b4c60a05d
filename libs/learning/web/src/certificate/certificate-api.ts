import { api } from '@lms/entity-api';
import type { Verification } from '@lms/learning/contract';

export const certificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyCertificate: build.query<Verification, string>({
      query: (serial) => `/certificate/verify/${encodeURIComponent(serial)}`,
    }),
  }),
});

export const { useVerifyCertificateQuery } = certificateApi;
