import { pagesOf } from '@lms/contract';
import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, PageHead } from '@lms/ui';
import { useLocation } from 'react-router-dom';
import { trailTo } from './breadcrumb';
import styles from './message-page.module.css';
import { useMenu } from './use-menu';

/** Stands at the entries of the menu whose screen is still being built. */
export const Page = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { can } = useSession();
  const menu = useMenu();
  const hasDashboard = pagesOf(menu).includes('/dashboard');
  const entry = trailTo(menu, pathname).at(-1);
  if (!entry) return null;
  return (
    <>
      <PageHead title={t(entry.translate)} />
      <h1>{t(entry.translate)}</h1>
      <p>{t('shell.notYet.text')}</p>
      <p>{t(can('learning.study') ? 'shell.notYet.learner' : 'shell.notYet.staff')}</p>
      <div className={styles['actions']}>
        {hasDashboard && <ButtonLink to="/dashboard">{t('shell.notYet.dashboard')}</ButtonLink>}
        <ButtonLink to="/courses" look={hasDashboard ? 'secondary' : 'primary'}>
          {t('shell.notYet.courses')}
        </ButtonLink>
      </div>
    </>
  );
};
