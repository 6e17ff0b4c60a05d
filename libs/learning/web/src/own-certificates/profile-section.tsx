import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { OwnCertificate, OwnPublicProfile } from '@lms/learning/contract';
import { Alert, ButtonLink, ErrorState, Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { ShareActions } from '../share/share-actions';
import { ownCertificatesApi } from './own-certificates-api';
import styles from './own-certificates.module.css';
import { ProfileForm } from './profile-form';

const State = ({ profile }: { profile: OwnPublicProfile }) => {
  const { t } = useTranslation();
  if (profile.takenDownReason) {
    return (
      <Alert tone="warn" silent>
        <p>{t('publicProfile.profile.takenDown', { reason: profile.takenDownReason })}</p>
        <p>{t('publicProfile.profile.takenDownHint')}</p>
        <Link to="/contact">{t('common.nav.contact')}</Link>
      </Alert>
    );
  }
  if (!profile.isPublic) return null;
  const path = `/people/${profile.slug}`;
  return (
    <div className={styles['on']}>
      <p>
        <strong>{t('publicProfile.profile.on')}</strong> {location.origin + path}
      </p>
      <div className={styles['actions']}>
        <ButtonLink to={path} look="secondary">
          {t('publicProfile.profile.open')}
        </ButtonLink>
        <ShareActions path={path} title={profile.name} />
      </div>
    </div>
  );
};

const whoSees = ['everyone', 'certificates', 'nobody', 'revoked', 'administrators'] as const;

/** The public profile: whether there is one, what it shows, and who sees what. */
export const ProfileSection = ({ certificates }: { certificates: OwnCertificate[] }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = ownCertificatesApi.useGetOwnPublicProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const body = () => {
    if (data) {
      return (
        <>
          <State profile={data} />
          <ProfileForm profile={data} certificates={certificates} />
        </>
      );
    }
    if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    return (
      <Loading>
        <Skeleton height={24} />
      </Loading>
    );
  };
  return (
    <section className={`panel ${styles['profile']}`} aria-labelledby="public-profile">
      <h2 id="public-profile">{t('publicProfile.profile.title')}</h2>
      <p>{t('publicProfile.profile.lead')}</p>
      <div className={styles['who']}>
        <h3>{t('publicProfile.who.title')}</h3>
        <ul>
          {whoSees.map((who) => (
            <li key={who}>{t(`publicProfile.who.${who}`)}</li>
          ))}
        </ul>
      </div>
      {body()}
    </section>
  );
};
