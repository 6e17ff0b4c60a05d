import { Notice, RecordProblem, StatusTag } from '@lms/admin-ui';
import { blankUserImage } from '@lms/auth/contract';
import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions, type User } from '@lms/org-management/contract';
import { Loading, PageHead, Skeleton } from '@lms/ui';
import { useLocation, useParams } from 'react-router-dom';
import { usersApi } from '../users/users-api';
import { ActivityPart } from './activity-part';
import { AttemptsPart } from './attempts-part';
import { CertificatesPart } from './certificates-part';
import { EnrolmentsPart } from './enrolments-part';
import { FiguresPart } from './figures-part';
import { ProfilePart } from './profile-part';
import { PublicProfilePart } from './public-profile-part';
import { SecondFactorPart } from './second-factor-part';
import { SessionPart } from './session-part';
import { UserActions } from './user-actions';
import styles from './user-page.module.css';
import { UserTabs, useUserTab } from './user-tabs';

/** Content of the open tab; the overview has the newest of each kind. */
const UserTab = ({ user }: { user: User }) => {
  const { can } = useSession();
  const canTakeDown = can(orgManagementPermissions['publicProfile.takeDown']);
  switch (useUserTab()) {
    case 'enrolments':
      return <EnrolmentsPart user={user} whole />;
    case 'attempts':
      return <AttemptsPart user={user} />;
    case 'certificates':
      return <CertificatesPart user={user} whole />;
    case 'activity':
      return <ActivityPart user={user} />;
    default:
      return (
        <div className={styles['parts']}>
          <div>
            <FiguresPart user={user} />
            <EnrolmentsPart user={user} />
            <ActivityPart user={user} />
          </div>
          <div>
            <ProfilePart user={user} />
            <CertificatesPart user={user} />
            {canTakeDown && user.roles.includes('ROLE_USER') && <PublicProfilePart user={user} />}
            <SessionPart user={user} />
            <SecondFactorPart user={user} />
          </div>
        </div>
      );
  }
};

const UserView = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={user.name} />
      <div className={styles['head']}>
        <div className={styles['who']}>
          <img src={user.imageUrl ?? blankUserImage} alt="" width={56} height={56} />
          <div>
            <div className={styles['name']}>
              <h1>{user.name}</h1>
              <StatusTag status={user.status} text={t(`users.status.${user.status}`)} />
              {user.roles.map((role) => (
                <span key={role} className={styles['role']}>
                  {t(`shell.role.${role}.name`)}
                </span>
              ))}
            </div>
            <p className={styles['soft']}>{user.username}</p>
          </div>
        </div>
        <UserActions user={user} />
      </div>
      {user.status === 'INACTIVE' && user.deactivationReason && (
        <Notice tone="warn" silent>
          <p>{t('users.page.deactivatedFor', { reason: user.deactivationReason })}</p>
        </Notice>
      )}
      <UserTabs user={user} />
      <UserTab user={user} />
    </>
  );
};

/** Page of one user, for those who manage users. */
export const Page = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { currentData, error, isFetching, refetch } = usersApi.useGetUserQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <UserView user={currentData} />;
  if (error && !isFetching) {
    return (
      <RecordProblem
        problem={toCallProblem(error)}
        gone={t('users.page.gone')}
        list={t('users.list.title')}
        listPath={pathname.slice(0, pathname.lastIndexOf('/'))}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading>
      <Skeleton height={4} width="60%" />
      <Skeleton height={24} />
      <Skeleton height={24} />
    </Loading>
  );
};
