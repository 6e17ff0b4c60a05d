import { useTranslation } from '@lms/i18n';
import { normalizeSerial } from '@lms/learning/contract';
import { lazyPart, PageHead, type PrefetchContext } from '@lms/ui';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { certificateApi } from './certificate-api';
import { CertificateHead } from './certificate-head';
import styles from './certificate.module.css';
import { SerialForm } from './serial-form';
import { VerificationResult } from './verification-result';

const VerifyFile = lazyPart({
  load: () => import('./verify-file').then((module) => module.VerifyFile),
  quiet: true,
  idle: true,
});

/** Reads the serial from the QR code's path, or from the query of the form sent without scripts. */
const serialOf = (param: string | undefined, search: URLSearchParams) => {
  const typed = param ?? search.get('serial') ?? '';
  return typed.trim() === '' ? null : normalizeSerial(typed);
};

export const prefetch = async ({ dispatch, params, search }: PrefetchContext) => {
  const serial = serialOf(params['serial'], search);
  if (serial) await dispatch(certificateApi.endpoints.verifyCertificate.initiate(serial));
};

/** `/verify` and `/verify/:serial`: the public verification page, for employers for example. */
export const Page = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const serial = serialOf(useParams()['serial'], search);
  return (
    <div className={`container ${styles['page']}`}>
      {serial ? (
        <CertificateHead serial={serial} title={t('certificate.verify.title')} />
      ) : (
        <PageHead
          title={t('certificate.verify.title')}
          description={t('certificate.verify.text')}
        />
      )}
      <h1>{t('certificate.verify.title')}</h1>
      {serial && <VerificationResult serial={serial} />}
      <section className={`panel ${styles['form']}`} aria-labelledby="form">
        <h2 id="form">{t(serial ? 'certificate.again' : 'certificate.verify.how')}</h2>
        <p>{t('certificate.verify.text')}</p>
        <SerialForm key={serial} />
        <VerifyFile />
        <p>
          <Link to="/verify/many">{t('certificate.verify.many')}</Link>
        </p>
      </section>
    </div>
  );
};
