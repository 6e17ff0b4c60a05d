import { api } from '@lms/entity-api';
import type { OwnCertificate, Verification } from '@lms/learning/contract';

export const certificateApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyCertificate: build.query<Verification, string>({
      query: (serial) => `/certificate/verify/${encodeURIComponent(serial)}`,
    }),
    listOwnCertificates: build.query<OwnCertificate[], void>({
      query: () => '/certificate/mine',
      providesTags: ['Enrolment'],
    }),
  }),
});

export const { useVerifyCertificateQuery, useListOwnCertificatesQuery } = certificateApi;
