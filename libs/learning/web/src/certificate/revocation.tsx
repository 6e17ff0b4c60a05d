import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Alert } from '@lms/ui';
import { Link } from 'react-router-dom';

interface RevocationProps {
  certificate: Certificate;
  /** Serial of the certificate that replaced it, which its holder alone is told. */
  successor?: string;
}

/** Date and reason of a certificate's revocation. */
export const Revocation = ({
  certificate: { revokedAt, revocationReason, replaced },
  successor,
}: RevocationProps) => {
  const { t, formats } = useTranslation();
  return (
    <Alert tone="bad">
      <strong>{t('certificate.revoked.title')}</strong>
      <p>{t('certificate.revoked.text', { date: revokedAt ? formats.date(revokedAt) : '' })}</p>
      {revocationReason && (
        <p>
          {t('certificate.revoked.reason')} <span>{revocationReason}</span>
        </p>
      )}
      {successor ? (
        <Link to={`/certificate/${successor}`}>{t('certificate.revoked.successor')}</Link>
      ) : (
        replaced && <p>{t('certificate.revoked.replaced')}</p>
      )}
    </Alert>
  );
};
