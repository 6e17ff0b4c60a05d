import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import {
  certificateResource,
  type CertificateTypes,
  type Verification,
} from '@lms/learning/contract';

interface Correction {
  serial: string;
  reason?: string;
}

export const certificatesApi = api.injectEndpoints({
  endpoints: (build) => {
    const certificates = entityEndpoints(build, certificateResource);
    const act = (action: 'revoke' | 'reissue') =>
      build.mutation<Verification, Correction>({
        query: ({ serial, reason }) => ({
          url: `/certificate/${serial}/${action}`,
          method: 'PUT',
          body: { reason },
        }),
        // After a refusal, too: then what is shown is of before.
        invalidatesTags: ['Certificate'],
      });
    return {
      findCertificates: certificates.find,
      readCertificate: certificates.get,
      createCertificate: certificates.create,
      updateCertificate: certificates.update,
      updateCertificateStatus: certificates.updateStatus,
      deleteCertificates: certificates.deleteItems,
      exportCertificates: certificates.exportItems,
      revokeCertificate: act('revoke'),
      reissueCertificate: act('reissue'),
    };
  },
});

/** Entity endpoints; a list that is never written uses only `find` and the export. */
export const certificateCalls = entityCalls<CertificateTypes>({
  useFind: certificatesApi.useFindCertificatesQuery,
  useGet: certificatesApi.useReadCertificateQuery,
  useCreate: certificatesApi.useCreateCertificateMutation,
  useUpdate: certificatesApi.useUpdateCertificateMutation,
  useUpdateStatus: certificatesApi.useUpdateCertificateStatusMutation,
  useDeleteItems: certificatesApi.useDeleteCertificatesMutation,
  useExport: certificatesApi.useExportCertificatesMutation,
});
