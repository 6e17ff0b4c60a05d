import type { Certificate } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, ErrorState, Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { useVerifyCertificateQuery } from './certificate-api';
import styles from './certificate.module.css';
import { Revocation } from './revocation';

const Facts = ({ certificate }: { certificate: Certificate }) => {
  const { t, formats } = useTranslation();
  const { holderName, courseTitle, organizationName, percent, issuedAt, serial, language } =
    certificate;
  return (
    <dl className={styles['details']}>
      <dt>{t('certificate.holder')}</dt>
      <dd lang={language}>{holderName}</dd>
      <dt>{t('certificate.course')}</dt>
      <dd lang={language}>{courseTitle}</dd>
      <dt>{t('certificate.provider')}</dt>
      <dd>{organizationName}</dd>
      <dt>{t('certificate.issued')}</dt>
      <dd>{formats.date(issuedAt)}</dd>
      <dt>{t('certificate.result')}</dt>
      <dd>{percent === null ? t('certificate.noResult') : formats.percent(percent)}</dd>
      <dt>{t('certificate.serial')}</dt>
      <dd className={styles['serial']}>{serial}</dd>
    </dl>
  );
};

/** Whether a certificate is genuine, and what that means. */
export const VerificationResult = ({ serial }: { serial: string }) => {
  const { t } = useTranslation();
  // Not `data`: for another number that is still the former answer.
  const { currentData: data, error, refetch } = useVerifyCertificateQuery(serial);
  if (error && !data)
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading>
        <Skeleton height={24} />
      </Loading>
    );
  }
  if (data.status === 'UNKNOWN') {
    return (
      <Alert tone="warn">
        <strong>{t('certificate.unknown.title')}</strong>
        <p className={styles['serial']}>{serial}</p>
        <p>{t('certificate.unknown.text')}</p>
      </Alert>
    );
  }
  const { certificate } = data;
  return (
    <section
      className={`panel ${styles['verification']}`}
      aria-label={t('certificate.verify.result')}
    >
      {data.status === 'REVOKED' ? (
        <Revocation certificate={certificate} />
      ) : (
        <Alert tone="good">
          <strong>{t('certificate.valid.title')}</strong>
          <p>{t('certificate.valid.text')}</p>
        </Alert>
      )}
      <Facts certificate={certificate} />
      {data.status === 'VALID' && (
        <>
          <p>{t('certificate.valid.compare')}</p>
          <Link to={`/certificate/${certificate.serial}`}>{t('certificate.valid.show')}</Link>
        </>
      )}
    </section>
  );
};
