import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, ErrorState, Loading, PageHead, Skeleton } from '@lms/ui';
import { OwnCertificateCard } from './own-certificate-card';
import { ownCertificatesApi } from './own-certificates-api';
import styles from './own-certificates.module.css';
import { ProfileSection } from './profile-section';

const Content = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = ownCertificatesApi.useListOwnCertificatesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (error && !data) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <div className={styles['cards']}>
          <Skeleton height={18} />
          <Skeleton height={18} />
        </div>
      </Loading>
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState text={t('publicProfile.empty')}>
          <ButtonLink to="/my-courses">{t('publicProfile.toCourses')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className={styles['cards']}>
          {data.map((certificate) => (
            <li key={certificate.id}>
              <OwnCertificateCard certificate={certificate} />
            </li>
          ))}
        </ul>
      )}
      <ProfileSection certificates={data} />
    </>
  );
};

/** `/my-certificates`: every certificate of the learner, and the public profile. */
export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('publicProfile.title')} />
      <h1>{t('publicProfile.title')}</h1>
      <p className={styles['lead']}>{t('publicProfile.lead')}</p>
      <Content />
    </div>
  );
};
