import { useTranslation } from '@lms/i18n';
import type { Certificate, Verification } from '@lms/learning/contract';
import { Alert, FaintRosette, Rosette } from '@lms/ui';
import { useVerifyCertificateQuery } from './certificate-api';
import styles from './certificate.module.css';
import { CertifiedCourses } from './certified-courses';
import { FileComparison } from './file-comparison';
import { PaperLink } from './paper-link';
import { Revocation } from './revocation';
import { SerialVerification } from './serial-verification';
import { SignaturePart } from './signature-part';

const Facts = ({ certificate }: { certificate: Certificate }) => {
  const { t, formats } = useTranslation();
  const {
    holderName,
    courseTitle,
    organizationName,
    percent,
    issuedAt,
    serial,
    language,
    courses,
  } = certificate;
  return (
    <dl className={styles['details']}>
      <dt>{t('certificate.holder')}</dt>
      <dd lang={language}>{holderName}</dd>
      <dt>{t(courses ? 'certificate.path.name' : 'certificate.course')}</dt>
      <dd lang={language}>{courseTitle}</dd>
      <dt>{t('certificate.provider')}</dt>
      <dd>{organizationName}</dd>
      <dt>{t('certificate.issued')}</dt>
      <dd>{formats.date(issuedAt)}</dd>
      {!courses && (
        <>
          <dt>{t('certificate.result')}</dt>
          <dd>{percent === null ? t('certificate.noResult') : formats.percent(percent)}</dd>
        </>
      )}
      <dt>{t('certificate.serial')}</dt>
      <dd className={styles['serial']}>{serial}</dd>
    </dl>
  );
};

const Result = ({ serial, answer }: { serial: string; answer: Verification }) => {
  const { t } = useTranslation();
  if (answer.status === 'UNKNOWN') {
    return (
      <div className={styles['verdict']} data-status={answer.status}>
        <FaintRosette />
        <Alert tone="warn" silent>
          <strong>{t('certificate.unknown.title')}</strong>
          <p className={styles['serial']}>{serial}</p>
          <p>{t('certificate.unknown.text')}</p>
        </Alert>
      </div>
    );
  }
  const { certificate } = answer;
  const { courseSlug, categorySlug } = certificate;
  return (
    <section className={styles['verification']} aria-label={t('certificate.verify.result')}>
      <div className={styles['verdict']} data-status={answer.status}>
        <Rosette slug={courseSlug} category={categorySlug} />
        {answer.status === 'REVOKED' ? (
          <Revocation certificate={certificate} />
        ) : (
          <Alert tone="good" silent>
            <strong>{t('certificate.valid.title')}</strong>
            <p>{t(certificate.courses ? 'certificate.path.valid' : 'certificate.valid.text')}</p>
          </Alert>
        )}
      </div>
      <FileComparison certificate={certificate} />
      <div className={styles['proof']}>
        <div className={styles['verification']}>
          <Facts certificate={certificate} />
          {certificate.courses && <CertifiedCourses courses={certificate.courses} />}
        </div>
        {answer.status === 'VALID' && (
          <div className={styles['shown']}>
            <PaperLink certificate={certificate} />
            <p>{t('certificate.valid.compare')}</p>
          </div>
        )}
      </div>
      {answer.status === 'VALID' && <SignaturePart key={serial} certificate={certificate} />}
    </section>
  );
};

/** Tells the verdict to screen readers from a region that was there before it. */
const SpokenVerdict = ({ serial }: { serial: string }) => {
  const { t } = useTranslation();
  const { currentData } = useVerifyCertificateQuery(serial);
  const titles = {
    VALID: 'certificate.valid.title',
    UNKNOWN: 'certificate.unknown.title',
  } as const;
  return (
    <p role="status" className="visually-hidden">
      {/* A revocation is an alert of its own. */}
      {currentData && currentData.status !== 'REVOKED' && t(titles[currentData.status])}
    </p>
  );
};

/** Result of a verification, with an explanation. */
export const VerificationResult = ({ serial }: { serial: string }) => (
  <>
    <SpokenVerdict serial={serial} />
    <SerialVerification serial={serial}>
      {(answer) => <Result serial={serial} answer={answer} />}
    </SerialVerification>
  </>
);
