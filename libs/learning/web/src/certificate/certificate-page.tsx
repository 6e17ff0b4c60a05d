import { useTranslation } from '@lms/i18n';
import { normalizeSerial, type Verification } from '@lms/learning/contract';
import { Alert, PageHead, type PrefetchContext } from '@lms/ui';
import { Link, useParams } from 'react-router-dom';
import { CertificateActions } from './certificate-actions';
import { certificateApi } from './certificate-api';
import { CertificateSheet } from './certificate-sheet';
import styles from './certificate.module.css';
import { Revocation } from './revocation';
import { SerialVerification } from './serial-verification';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const serial = normalizeSerial(params['serial'] ?? '');
  await dispatch(certificateApi.endpoints.verifyCertificate.initiate(serial));
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
      <CertificateSheet certificate={answer.certificate} revoked={answer.status === 'REVOKED'} />
      {answer.status === 'VALID' && <CertificateActions certificate={answer.certificate} />}
    </>
  );
};

/** `/certificate/:serial`: the certificate, with download and share buttons. */
export const Page = () => {
  const { t } = useTranslation();
  const serial = normalizeSerial(useParams()['serial'] ?? '');
  return (
    <div className={`container ${styles['page']} ${styles['printed']}`}>
      <PageHead title={t('certificate.title')} isPrivate />
      <h1>{t('certificate.title')}</h1>
      <SerialVerification serial={serial}>
        {(answer) => <Content answer={answer} />}
      </SerialVerification>
    </div>
  );
};
