import { useMinWidth } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { CartMenu } from '@lms/cart/web';
import { menuPaths, sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { lazyPart, useDropdown } from '@lms/ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { LanguageMenu } from './language-menu';
import styles from './layout-frame.module.css';
import type { PanelState } from './panel-name';
import { QuickActions } from './quick-actions';
import { SearchButton } from './search-button';
import { siteLinks } from './site-links';
import { ToolButton } from './tool-button';
import { Toolbar } from './toolbar';
import { useMenu } from './use-menu';

/** Width of a window, in pixels, whose header shows the search as a field. */
const searchWidth = 1200;

const PanelTools = lazyPart({
  load: () => import('./signed-in-tools').then((module) => module.PanelTools),
  texts: ['shell'],
  quiet: true,
});

const SiteMenu = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const pages = menuPaths(useMenu());
  return (
    <nav className={styles['headerMenu']} aria-label={t('common.nav.main')}>
      {pages.includes('/dashboard') && (
        <NavLink to="/dashboard">{t('common.nav.dashboard')}</NavLink>
      )}
      {can(sharedPermissions['learning.study']) && (
        <NavLink to="/my-courses">{t('common.nav.myCourses')}</NavLink>
      )}
      {siteLinks.map(({ key, path }) => (
        <NavLink key={key} to={path}>
          {t(`common.nav.${key}`)}
        </NavLink>
      ))}
    </nav>
  );
};

interface LayoutHeaderProps extends PanelState {
  className: string;
  containerClassName: string;
  /** Label of the button that opens, minimises or widens the menu. */
  menuLabel: string;
  isMenuOpen: boolean;
  onMenu: () => void;
  /** Brand of a window without the aside, which has it otherwise. */
  brand?: ReactNode;
  /** Breadcrumb. */
  trail?: ReactNode;
}

/** Header of the guarded area; what does not fit collapses behind one button. */
export const LayoutHeader = ({
  className,
  containerClassName,
  menuLabel,
  isMenuOpen,
  onMenu,
  brand,
  trail,
  panel,
  onPanel,
}: LayoutHeaderProps) => {
  const { t } = useTranslation();
  const { open, root, button, toggle } = useDropdown();
  const isWide = useMinWidth(searchWidth);
  return (
    <header className={className}>
      <div className={containerClassName}>
        <ToolButton
          icon="menu"
          label={menuLabel}
          aria-expanded={isMenuOpen}
          aria-controls="aside"
          onClick={onMenu}
        />
        {brand}
        <div className={styles['trail']}>{trail}</div>
        <SearchButton wide={isWide} onOpen={() => onPanel(null)} />
        <div className={styles['more']} ref={root}>
          <ToolButton
            ref={button}
            icon="dots"
            label={t('shell.more')}
            aria-expanded={open}
            aria-controls="more"
            onClick={toggle}
          />
          <div id="more" className={styles['moreContent']} data-open={open}>
            <SiteMenu />
            <div className={styles['secondary']}>
              <LanguageMenu />
              <Toolbar panel={panel} onPanel={onPanel} />
              <QuickActions onKeys={() => onPanel('keys')} />
            </div>
          </div>
        </div>
        <div className={styles['tools']}>
          <CartMenu />
          <div className={styles['panelTools']}>
            <PanelTools panel={panel} onPanel={onPanel} />
          </div>
        </div>
      </div>
    </header>
  );
};
