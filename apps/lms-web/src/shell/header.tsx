import { useLogout, useSession } from '@lms/auth/web';
import { CartMenu } from '@lms/cart/web';
import { menuPaths, sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, Icon, lazyPart, Logo, useDropdown } from '@lms/ui';
import { Link, NavLink } from 'react-router-dom';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import type { PanelState } from './panel-name';
import { siteLinks } from './site-links';
import { ThemeButton } from './theme-button';
import { useMenu } from './use-menu';

/** Lazy, as visitors don't need it. */
const SignedInTools = lazyPart({
  load: () => import('./signed-in-tools').then((module) => module.SignedInTools),
  texts: ['shell'],
  quiet: true,
});

const Account = () => {
  const { t } = useTranslation();
  const { user, isSignedIn } = useSession();
  const logout = useLogout();
  if (!isSignedIn) {
    return (
      <>
        <ButtonLink to="/auth/login" look="plain">
          {t('common.nav.login')}
        </ButtonLink>
        <ButtonLink to="/auth/registration">{t('common.nav.getStarted')}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <span className={styles['user']}>{user?.name}</span>
      <button type="button" className={styles['logout']} onClick={() => void logout()}>
        <Icon name="leave" />
        <span>{t('common.nav.logout')}</span>
      </button>
    </>
  );
};

interface HeaderProps {
  /** State of the panels, where the page has buttons for them, too. */
  panels?: PanelState;
}

/** Header of visitors, and of learners on every page but lessons and quizzes. */
export const Header = ({ panels }: HeaderProps) => {
  const { t } = useTranslation();
  const { user, can } = useSession();
  const menu = useMenu();
  const { open, root, button, toggle } = useDropdown({ onlyPath: true });

  return (
    <header className={styles['header']} data-signed-in={user !== null}>
      <div className={`container ${styles['bar']}`}>
        <Link to="/" className={styles['brand']}>
          <Logo />
          <span className={styles['name']}>{t('common.brand.name')}</span>
        </Link>
        <div className={styles['tools']}>
          <div className={styles['language']}>
            <LanguageMenu />
          </div>
          <CartMenu />
          {user && <SignedInTools {...panels} />}
        </div>
        <div ref={root} className={styles['menu']}>
          <button
            ref={button}
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls="navigation"
            aria-label={t('common.nav.menu')}
            data-scripted
            onClick={toggle}
          >
            <Icon name={open ? 'close' : 'menu'} size={24} />
          </button>
          <nav
            id="navigation"
            aria-label={t('common.nav.main')}
            className={styles['nav']}
            data-open={open}
          >
            <NavLink to="/courses">{t('common.nav.courses')}</NavLink>
            {can(sharedPermissions['learning.study']) && (
              <NavLink to="/my-courses">{t('common.nav.myCourses')}</NavLink>
            )}
            {menuPaths(menu).includes('/dashboard') && (
              <NavLink to="/dashboard">{t('common.nav.dashboard')}</NavLink>
            )}
            {siteLinks.map(({ key, path }) => (
              <NavLink key={key} to={path}>
                {t(`common.nav.${key}`)}
              </NavLink>
            ))}
            <div className={styles['account']}>
              <Account />
              <ThemeButton />
              {user && (
                <div className={styles['languageBelow']}>
                  <LanguageMenu />
                </div>
              )}
            </div>
          </nav>
        </div>
      </div>
      {user && <div id="foot" />}
    </header>
  );
};
