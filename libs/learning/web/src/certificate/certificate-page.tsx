import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { type Certificate, normalizeSerial, type Verification } from '@lms/learning/contract';
import { Alert, ButtonLink, lazyPart, type PageModule, type PrefetchContext } from '@lms/ui';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CertificateActions } from './certificate-actions';
import {
  certificateApi,
  useListOwnCertificatesQuery,
  useVerifyCertificateQuery,
} from './certificate-api';
import { CertificateHead } from './certificate-head';
import { CertificateSheet } from './certificate-sheet';
import styles from './certificate.module.css';
import type { RelatedCourses } from './next-courses';
import { Revocation } from './revocation';
import { SerialVerification } from './serial-verification';

const prefetch = async ({ dispatch, params }: PrefetchContext) => {
  const serial = normalizeSerial(params['serial'] ?? '');
  await dispatch(certificateApi.endpoints.verifyCertificate.initiate(serial));
};

/** Number, date and result of a certificate, which are small on its paper. */
const Facts = ({
  certificate: { issuedAt, serial, percent, courses },
}: {
  certificate: Certificate;
}) => {
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
      {courses && (
        <>
          <dt>{t('certificate.path.courses')}</dt>
          <dd>{courses.map(({ title }) => title).join(', ')}</dd>
        </>
      )}
    </dl>
  );
};

interface ContentProps {
  answer: Verification;
  isOwn: boolean;
  successor: string | undefined;
}

const Content = ({ answer, isOwn, successor }: ContentProps) => {
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
      {answer.status === 'REVOKED' && (
        <Revocation certificate={answer.certificate} successor={successor} />
      )}
      <div className={styles['desk']}>
        <div className={styles['stage']}>
          <CertificateSheet
            certificate={answer.certificate}
            revoked={answer.status === 'REVOKED'}
          />
        </div>
        <div className={styles['side']}>
          {answer.status === 'VALID' && (
            <CertificateActions certificate={answer.certificate} isOwn={isOwn} />
          )}
          <Facts certificate={answer.certificate} />
          <ButtonLink to="/courses" look="secondary">
            {t('common.notFound.courses')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
};

/**
 * Tells the certificate if it is valid and the reader's own, and of an own one that was replaced the
 * serial of its successor; names may be those of several people.
 */
const useHeld = (serial: string) => {
  const { can } = useSession();
  const { currentData } = useVerifyCertificateQuery(serial);
  // Not `data`, which outlives the session of the one who asked.
  const { currentData: own } = useListOwnCertificatesQuery(undefined, {
    skip: !can(sharedPermissions['learning.study']),
  });
  const mine = own?.find((certificate) => certificate.serial === serial);
  const next = own?.find(
    ({ status, courseId, pathId }) =>
      status === 'VALID' && courseId === mine?.courseId && pathId === mine?.pathId,
  );
  return {
    held: mine && currentData?.status === 'VALID' ? currentData.certificate : undefined,
    successor: next?.serial,
  };
};

interface CertificatePageProps {
  NextCourses: ComponentType<{ slug: string }>;
}

const CertificatePage = ({ NextCourses }: CertificatePageProps) => {
  const { t } = useTranslation();
  const serial = normalizeSerial(useParams()['serial'] ?? '');
  const { held, successor } = useHeld(serial);
  return (
    <div className={`container ${styles['page']} ${styles['printed']}`}>
      <CertificateHead serial={serial} title={t('certificate.title')} />
      <h1>{held ? t('certificate.earned', { name: held.holderName }) : t('certificate.title')}</h1>
      <SerialVerification serial={serial}>
        {(answer) => <Content answer={answer} isOwn={held !== undefined} successor={successor} />}
      </SerialVerification>
      {held && !held.courses && <NextCourses slug={held.courseSlug} />}
    </div>
  );
};

/** `/certificate/:serial`: the certificate, with download and share buttons. */
export const certificatePage = (loadRelatedCourses: () => Promise<RelatedCourses>): PageModule => {
  const NextCourses = lazyPart({
    load: async () => {
      const [{ nextCourses }, Related] = await Promise.all([
        import('./next-courses'),
        loadRelatedCourses(),
      ]);
      return nextCourses(Related);
    },
    texts: ['catalog'],
    idle: true,
    quiet: true,
  });
  return { Page: () => <CertificatePage NextCourses={NextCourses} />, prefetch };
};
