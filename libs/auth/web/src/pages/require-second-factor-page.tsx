import { useTranslation } from '@lms/i18n';
import { Alert, Button, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { SecondFactor } from '../profile/second-factor';
import { WithProfile } from '../profile/with-profile';
import { useReturnUrl } from '../return-url';
import { useReloadUser, useSession } from '../session';
import { AuthPage } from './auth-page';

/** Page of administrators who have yet to turn on the second factor that their role demands. */
export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const dispatch = useDispatch();
  const reloadUser = useReloadUser();
  const { query, destinationOf } = useReturnUrl();
  if (!user) return <Navigate to={`/auth/login${query}`} replace />;
  if (!user.needsSecondFactor) return <Navigate to={destinationOf(user)} replace />;
  const proceed = async () => {
    const problem = await reloadUser();
    if (!problem) return;
    dispatch(toastShown({ type: 'error', message: t('problems.server.unavailable') }));
  };
  return (
    <AuthPage title={t('profile.secondFactor.title')} focused>
      <WithProfile>
        {(profile) => (
          <>
            {!profile.hasSecondFactor && <Alert>{t('problems.auth.secondFactorMissing')}</Alert>}
            <SecondFactor profile={profile} />
            {profile.hasSecondFactor && (
              <div>
                <Button onClick={() => void proceed()}>{t('auth.secondFactor.proceed')}</Button>
              </div>
            )}
          </>
        )}
      </WithProfile>
    </AuthPage>
  );
};
