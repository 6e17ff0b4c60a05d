import { ReasonDialog, StatusTag, whileBusy } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { User, UserPublicProfile } from '@lms/org-management/contract';
import { toastShown, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { Part } from './part';
import { publicProfileApi } from './public-profile-api';
import styles from './user-page.module.css';

type Profile = NonNullable<UserPublicProfile['profile']>;

const Facts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const { slug, headline, about, isPublic, takenDownReason } = profile;
  const path = `/people/${slug}`;
  const facts = [
    [t('users.publicProfile.headline'), headline],
    [t('users.publicProfile.about'), about],
    [t('users.publicProfile.reason'), takenDownReason],
  ] as const;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('users.publicProfile.address')}</dt>
        <dd>{isPublic ? <Link to={path}>{path}</Link> : path}</dd>
      </div>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const StateTag = ({ profile: { isPublic, takenDownAt } }: { profile: Profile }) => {
  const { t } = useTranslation();
  if (takenDownAt) return <StatusTag status="REVOKED" text={t('users.publicProfile.state.down')} />;
  return isPublic ? (
    <StatusTag status="ACTIVE" text={t('users.publicProfile.state.on')} />
  ) : (
    <StatusTag status="INACTIVE" text={t('users.publicProfile.state.off')} />
  );
};

/** Public profile of a learner, which administrators can take down. */
export const PublicProfilePart = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const { id, name } = user;
  const query = publicProfileApi.useGetUserPublicProfileQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const [takeDown] = publicProfileApi.useTakeDownPublicProfileMutation();
  const [allow, allowing] = publicProfileApi.useAllowPublicProfileMutation();
  const [isAsking, setIsAsking] = useState(false);
  const profile = query.currentData?.profile;
  const allowAgain = async () => {
    const { error } = await allow(id);
    const message = error
      ? problemText(toCallProblem(error))
      : t('users.publicProfile.allowed', { name });
    dispatch(toastShown({ type: error ? 'error' : 'success', message }));
  };
  const action = profile?.takenDownAt ? (
    <Button {...whileBusy(allowing.isLoading)} onClick={() => void allowAgain()}>
      {t('users.publicProfile.allow')}
    </Button>
  ) : (
    profile && (
      <Button type="text" danger onClick={() => setIsAsking(true)}>
        {t('users.publicProfile.takeDown')}
      </Button>
    )
  );
  return (
    <Part
      title={t('users.publicProfile.title')}
      query={query}
      empty={t('users.publicProfile.none')}
      isEmpty={(answer) => !answer.profile}
      action={action}
    >
      {(answer) =>
        answer.profile && (
          <>
            <p className={styles['state']}>
              <StateTag profile={answer.profile} />
            </p>
            <Facts profile={answer.profile} />
            <ReasonDialog
              open={isAsking}
              title={t('users.publicProfile.takeDownTitle', { name })}
              label={t('users.publicProfile.reason')}
              hint={t('users.publicProfile.takeDownHint')}
              action={t('users.publicProfile.takeDown')}
              done={t('users.publicProfile.takenDown', { name })}
              send={(reason) => takeDown({ id, reason })}
              onClose={() => setIsAsking(false)}
            >
              <p>{t('users.publicProfile.takeDownText')}</p>
            </ReasonDialog>
          </>
        )
      }
    </Part>
  );
};
