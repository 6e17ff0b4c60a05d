import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Alert } from '@lms/ui';

/** Date and reason of a certificate's revocation. */
export const Revocation = ({
  certificate: { revokedAt, revocationReason, replaced },
}: {
  certificate: Certificate;
}) => {
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
      {replaced && <p>{t('certificate.revoked.replaced')}</p>}
    </Alert>
  );
};
