import { useSession } from '@lms/auth';
import type { CurrentUser } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, PageHead } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './panels.module.css';
import { useMenu } from './use-menu';

const Tasks = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const pages = useMenu().flatMap((entry) => entry.submenu ?? []);
  if (user.roles.includes('ROLE_USER')) {
    return (
      <div>
        <ButtonLink to="/my-courses">{t('common.nav.myCourses')}</ButtonLink>
      </div>
    );
  }
  if (pages.length === 0) return <EmptyState text={t('admin.dashboard.nothing')} />;
  return (
    <>
      <p>{t('admin.dashboard.intro')}</p>
      <ul className={styles['links']}>
        {pages.map(({ page = '', title }) => (
          <li key={page}>
            <Link to={page}>{t(`admin.menu.${title}`)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Where people who manage something arrive. */
export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={t('admin.menu.dashboard')} />
      <h1>{t('admin.dashboard.welcome', { name: user.name })}</h1>
      <Tasks user={user} />
    </>
  );
};
