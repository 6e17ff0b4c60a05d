import { ReasonDialog } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { CertificateItem } from '@lms/learning/contract';
import { certificatesApi } from './certificates-api';

interface CertificateDialogProps {
  /** Closed while undefined. */
  certificate: CertificateItem | undefined;
  onClose: () => void;
}

/** Revokes a certificate for good and asks for the reason, which everybody sees. */
export const RevokeDialog = ({ certificate, onClose }: CertificateDialogProps) => {
  const { t } = useTranslation();
  const [revoke] = certificatesApi.useRevokeCertificateMutation();
  const { holderName: name = '', serial = '' } = certificate ?? {};
  return (
    <ReasonDialog
      open={certificate !== undefined}
      title={t('certificates.revoke.title', { name })}
      label={t('certificates.revoke.reason')}
      hint={t('certificates.revoke.hint')}
      action={t('certificates.revoke.open')}
      send={(reason) => revoke({ serial, reason })}
      done={t('certificates.revoke.done', { name })}
      onClose={onClose}
    >
      <p>{t('certificates.revoke.text')}</p>
    </ReasonDialog>
  );
};

/** Issues a certificate anew; one that is still valid is revoked with a reason. */
export const ReissueDialog = ({ certificate, onClose }: CertificateDialogProps) => {
  const { t } = useTranslation();
  const [reissue] = certificatesApi.useReissueCertificateMutation();
  const { holderName: name = '', serial = '', status } = certificate ?? {};
  const isValid = status === 'VALID';
  return (
    <ReasonDialog
      open={certificate !== undefined}
      optional={!isValid}
      title={t('certificates.reissue.title', { name })}
      label={t('certificates.revoke.reason')}
      hint={isValid ? t('certificates.revoke.hint') : undefined}
      action={t('certificates.reissue.open')}
      send={(reason) => reissue({ serial, reason: reason || undefined })}
      done={t('certificates.reissue.done', { name })}
      onClose={onClose}
    >
      <p>
        {t('certificates.reissue.text')} {isValid && t('certificates.reissue.valid')}
      </p>
    </ReasonDialog>
  );
};
