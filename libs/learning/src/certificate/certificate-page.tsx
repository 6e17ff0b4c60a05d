import { normalizeSerial } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, ErrorState, Loading, PageHead, type PrefetchContext, Skeleton } from '@lms/ui';
import { Link, useParams } from 'react-router-dom';
import { CertificateActions } from './certificate-actions';
import { certificateApi, useVerifyCertificateQuery } from './certificate-api';
import { CertificateSheet } from './certificate-sheet';
import styles from './certificate.module.css';
import { Revocation } from './revocation';

export const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const serial = normalizeSerial(params['serial'] ?? '');
  await dispatch(certificateApi.endpoints.verifyCertificate.initiate(serial));
};

const Content = ({ serial }: { serial: string }) => {
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
        <p>{t('certificate.unknown.text')}</p>
        <Link to="/verify">{t('certificate.again')}</Link>
      </Alert>
    );
  }
  return (
    <>
      {data.status === 'REVOKED' && <Revocation certificate={data.certificate} />}
      <CertificateSheet certificate={data.certificate} revoked={data.status === 'REVOKED'} />
      {data.status === 'VALID' && <CertificateActions certificate={data.certificate} />}
    </>
  );
};

/** `/certificate/:serial`: the certificate to look at, keep and show. */
export const Page = () => {
  const { t } = useTranslation();
  const serial = normalizeSerial(useParams()['serial'] ?? '');
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('certificate.title')} isPrivate />
      <h1>{t('certificate.title')}</h1>
      <Content serial={serial} />
    </div>
  );
};
