import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import styles from './certificate.module.css';

interface CertificateSheetProps {
  certificate: Certificate;
  revoked: boolean;
}

/** The certificate as it is printed, in HTML. */
export const CertificateSheet = ({ certificate, revoked }: CertificateSheetProps) => {
  const { t, formats } = useTranslation();
  const { serial, holderName, courseTitle, organizationName, percent, issuedAt, language } =
    certificate;
  return (
    <article className={styles['sheet']} data-revoked={revoked} aria-label={t('certificate.title')}>
      <div className={styles['border']}>
        <p className={styles['issuer']}>
          <span className={styles['seal']} aria-hidden="true" />
          {t('common.brand.name')}
        </p>
        <p className={styles['kind']}>{t('certificate.sheet.kind')}</p>
        <p>{t('certificate.sheet.certifies')}</p>
        <p className={styles['holder']} lang={language}>
          {holderName}
        </p>
        <p>{t('certificate.sheet.completed')}</p>
        <p className={styles['course']} lang={language}>
          {courseTitle}
        </p>
        <p>{organizationName}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('certificate.issued')}</dt>
            <dd>{formats.date(issuedAt)}</dd>
          </div>
          {percent !== null && (
            <div>
              <dt>{t('certificate.result')}</dt>
              <dd>{formats.percent(percent)}</dd>
            </div>
          )}
          <div>
            <dt>{t('certificate.serial')}</dt>
            <dd className={styles['serial']}>{serial}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
};
