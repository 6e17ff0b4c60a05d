import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Link } from 'react-router-dom';
import { CertificateOrnament } from './certificate-ornament';
import styles from './sheet.module.css';

/** Way to the certificate: its paper in small. Assistive technology hears it as facts beside it. */
export const PaperLink = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation();
  const { holderName, courseTitle, organizationName, language } = certificate;
  return (
    <Link to={`/certificate/${certificate.serial}`} className={styles['link']}>
      <span className={styles['small']}>
        <CertificateOrnament {...certificate} />
        <span className={styles['text']} aria-hidden="true">
          <span className={styles['brand']} data-text={t('common.brand.name')} />
          <span data-text={organizationName} />
          <span className={styles['kind']} data-text={t('certificate.sheet.kind')} />
          <span className={styles['holder']} data-text={holderName} lang={language} />
          <span className={styles['course']} data-text={courseTitle} lang={language} />
        </span>
      </span>
      {t('certificate.valid.show')}
    </Link>
  );
};
