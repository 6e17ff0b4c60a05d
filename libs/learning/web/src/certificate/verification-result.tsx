import { useTranslation } from '@lms/i18n';
import type { Certificate, Verification } from '@lms/learning/contract';
import { Alert } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './certificate.module.css';
import { FileComparison } from './file-comparison';
import { Revocation } from './revocation';
import { SerialVerification } from './serial-verification';

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

const Result = ({ serial, answer }: { serial: string; answer: Verification }) => {
  const { t } = useTranslation();
  if (answer.status === 'UNKNOWN') {
    return (
      <Alert tone="warn">
        <strong>{t('certificate.unknown.title')}</strong>
        <p className={styles['serial']}>{serial}</p>
        <p>{t('certificate.unknown.text')}</p>
      </Alert>
    );
  }
  const { certificate } = answer;
  return (
    <section
      className={`panel ${styles['verification']}`}
      aria-label={t('certificate.verify.result')}
    >
      {answer.status === 'REVOKED' ? (
        <Revocation certificate={certificate} />
      ) : (
        <Alert tone="good">
          <strong>{t('certificate.valid.title')}</strong>
          <p>{t('certificate.valid.text')}</p>
        </Alert>
      )}
      <FileComparison certificate={certificate} />
      <Facts certificate={certificate} />
      {answer.status === 'VALID' && (
        <>
          <p>{t('certificate.valid.compare')}</p>
          <Link to={`/certificate/${certificate.serial}`}>{t('certificate.valid.show')}</Link>
        </>
      )}
    </section>
  );
};

/** Result of a verification, with an explanation. */
export const VerificationResult = ({ serial }: { serial: string }) => (
  <SerialVerification serial={serial}>
    {(answer) => <Result serial={serial} answer={answer} />}
  </SerialVerification>
);
