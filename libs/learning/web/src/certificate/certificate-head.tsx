import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { useVerifyCertificateQuery } from './certificate-api';

/** Preview that networks show of a link to a valid certificate; only the server writes it. */
const useShared = (serial: string) => {
  const { t } = useTranslation();
  const { currentData } = useVerifyCertificateQuery(serial);
  if (!import.meta.env.SSR || currentData?.status !== 'VALID') return undefined;
  const { holderName, courseTitle, organizationName } = currentData.certificate;
  return {
    description: `${t('certificate.valid.title')}: ${holderName} · ${courseTitle} · ${organizationName}`,
    image: `/share/certificate/${serial}.png`,
  };
};

/** Head of a page about one certificate, which search engines leave out. */
export const CertificateHead = ({ serial, title }: { serial: string; title: string }) => (
  <PageHead title={title} isPrivate {...useShared(serial)} />
);
