import { authApi, useLogout, useSession } from '@lms/auth/web';
import { homeOf, sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { LazyDataSaver } from '@lms/learning/web';
import { Button } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './panels.module.css';
import { ThemeChoice } from './theme-choice';

interface UserPanelProps {
  onNavigate: () => void;
}

/** Account panel of the signed-in user. */
export const UserPanel = ({ onNavigate }: UserPanelProps) => {
  const { t } = useTranslation();
  const { user, can } = useSession();
  const logout = useLogout();
  const { data: record } = authApi.endpoints.getMe.useQuery();
  if (!user) return null;
  const organization = record?.organization?.name ?? user.organizationCode;
  const home = homeOf(user);
  // Learners have a link to their courses below; not every other role has a dashboard in the header.
  const isElsewhere = home !== '/' && home !== '/my-courses';
  return (
    <div className={styles['panel']}>
      <div className={styles['person']}>
        <img src={user.imageUrl} width={64} height={64} alt="" />
        <div>
          <p className={styles['name']}>{user.name}</p>
          <p className={styles['soft']}>{user.email}</p>
          <p>{user.roles.map((role) => t(`shell.role.${role}.name`)).join(', ')}</p>
          {organization && <p className={styles['soft']}>{organization}</p>}
        </div>
      </div>
      <nav aria-label={t('shell.user.links')}>
        <ul className={styles['links']}>
          {isElsewhere && (
            <li>
              <Link to={home} onClick={onNavigate}>
                {t('shell.user.home')}
              </Link>
            </li>
          )}
          <li>
            <Link to="/profile" onClick={onNavigate}>
              {t('shell.user.profile')}
            </Link>
          </li>
          {can(sharedPermissions['learning.study']) && (
            <li>
              <Link to="/my-courses" onClick={onNavigate}>
                {t('shell.user.courses')}
              </Link>
            </li>
          )}
          {can(sharedPermissions['learning.study']) && (
            <li>
              <Link to="/my-certificates" onClick={onNavigate}>
                {t('shell.user.certificates')}
              </Link>
            </li>
          )}
          {can(sharedPermissions['order.buy']) && (
            <>
              <li>
                <Link to="/wishlist" onClick={onNavigate}>
                  {t('shell.user.wishlist')}
                </Link>
              </li>
              <li>
                <Link to="/my-orders" onClick={onNavigate}>
                  {t('shell.user.orders')}
                </Link>
              </li>
            </>
          )}
        </ul>
      </nav>
      <ThemeChoice />
      <LazyDataSaver explains />
      <Button look="secondary" wide onClick={() => void logout()}>
        {t('common.nav.logout')}
      </Button>
    </div>
  );
};
