import { ButtonLink, type EntityAction, FactList, Modal, RecordActions } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { CertificateItem } from '@lms/learning/contract';

interface CertificateDialogProps {
  /** Closed while undefined. */
  certificate: CertificateItem | undefined;
  actionsOf?: (certificate: CertificateItem) => EntityAction[];
  onClose: () => void;
}

const Facts = ({ certificate }: { certificate: CertificateItem }) => {
  const { t, formats } = useTranslation();
  const { serial, holderName, status, percent, issuedAt, revokedAt } = certificate;
  const facts: [string, string | null][] = [
    [t('certificates.field.serial'), serial],
    [t('certificates.field.holderName'), holderName],
    [t('certificates.field.status'), t(`certificates.status.${status}`)],
    [t('certificates.field.percent'), percent === null ? null : formats.percent(percent)],
    [t('certificates.field.issuedAt'), formats.dateTime(issuedAt)],
    [t('certificates.field.revokedAt'), revokedAt && formats.dateTime(revokedAt)],
    [t('certificates.field.revocationReason'), certificate.revocationReason],
  ];
  return (
    <>
      <FactList facts={facts} />
      <p>
        <ButtonLink to={`/certificate/${serial}`}>{t('certificates.view')}</ButtonLink>{' '}
        <ButtonLink to={`/verify/${serial}`}>{t('common.nav.verify')}</ButtonLink>
      </p>
    </>
  );
};

/** Details of one certificate. */
export const CertificateDialog = ({ certificate, actionsOf, onClose }: CertificateDialogProps) => (
  <Modal
    open={certificate !== undefined}
    title={certificate?.courseTitle ?? ''}
    onClose={onClose}
    actions={
      certificate && <RecordActions actions={actionsOf?.(certificate) ?? []} onClose={onClose} />
    }
  >
    {certificate && <Facts certificate={certificate} />}
  </Modal>
);
