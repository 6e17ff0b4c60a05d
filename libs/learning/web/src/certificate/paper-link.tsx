import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Link } from 'react-router-dom';
import { CertificateOrnament } from './certificate-ornament';
import styles from './sheet.module.css';

/** Way to the certificate: its paper in small, with lines for what is written on it. */
export const PaperLink = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation();
  return (
    <Link to={`/certificate/${certificate.serial}`} className={styles['link']}>
      <span className={styles['small']}>
        <CertificateOrnament {...certificate} />
        <svg className={styles['lines']} viewBox="0 0 842 595" aria-hidden="true">
          <path d="M92 98h150M92 164h230M92 352h190M92 510h120M250 510h200" />
          <path d="M97 232h330M97 304h390" />
        </svg>
      </span>
      {t('certificate.valid.show')}
    </Link>
  );
};
