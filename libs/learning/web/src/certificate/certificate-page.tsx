import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { type Certificate, normalizeSerial, type Verification } from '@lms/learning/contract';
import { Alert, ButtonLink, PageHead, type PrefetchContext } from '@lms/ui';
import { Link, useParams } from 'react-router-dom';
import { CertificateActions } from './certificate-actions';
import { certificateApi, useVerifyCertificateQuery } from './certificate-api';
import { CertificateSheet } from './certificate-sheet';
import styles from './certificate.module.css';
import { Revocation } from './revocation';
import { SerialVerification } from './serial-verification';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const serial = normalizeSerial(params['serial'] ?? '');
  await dispatch(certificateApi.endpoints.verifyCertificate.initiate(serial));
};

/** What is small on the paper. */
const Facts = ({ certificate: { issuedAt, serial, percent } }: { certificate: Certificate }) => {
  const { t, formats } = useTranslation();
  return (
    <dl className={styles['details']}>
      <dt>{t('certificate.issued')}</dt>
      <dd>{formats.date(issuedAt)}</dd>
      <dt>{t('certificate.serial')}</dt>
      <dd className={styles['serial']}>{serial}</dd>
      {percent !== null && (
        <>
          <dt>{t('certificate.result')}</dt>
          <dd>{formats.percent(percent)}</dd>
        </>
      )}
    </dl>
  );
};

const Content = ({ answer }: { answer: Verification }) => {
  const { t } = useTranslation();
  if (answer.status === 'UNKNOWN') {
    return (
      <Alert tone="warn">
        <p>{t('certificate.unknown.text')}</p>
        <Link to="/verify">{t('certificate.again')}</Link>
      </Alert>
    );
  }
  return (
    <>
      {answer.status === 'REVOKED' && <Revocation certificate={answer.certificate} />}
      <div className={styles['desk']}>
        <div className={styles['stage']}>
          <CertificateSheet
            certificate={answer.certificate}
            revoked={answer.status === 'REVOKED'}
          />
        </div>
        <div className={styles['side']}>
          {answer.status === 'VALID' && <CertificateActions certificate={answer.certificate} />}
          <Facts certificate={answer.certificate} />
          <ButtonLink to="/courses" look="secondary">
            {t('common.notFound.courses')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
};

/** Title of the page; its holder is greeted. */
const Title = ({ serial }: { serial: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { currentData } = useVerifyCertificateQuery(serial);
  const name = currentData?.status === 'VALID' ? currentData.certificate.holderName : undefined;
  const isHolder = name && user?.name === name;
  return <h1>{isHolder ? t('certificate.earned', { name }) : t('certificate.title')}</h1>;
};

/** `/certificate/:serial`: the certificate, with download and share buttons. */
export const Page = () => {
  const { t } = useTranslation();
  const serial = normalizeSerial(useParams()['serial'] ?? '');
  return (
    <div className={`container ${styles['page']} ${styles['printed']}`}>
      <PageHead title={t('certificate.title')} isPrivate />
      <Title serial={serial} />
      <SerialVerification serial={serial}>
        {(answer) => <Content answer={answer} />}
      </SerialVerification>
    </div>
  );
};
