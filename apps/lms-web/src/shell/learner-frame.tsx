import { AntdProvider } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Icon, Offcanvas, selectLayout, SkipLink } from '@lms/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AsideMenu } from './aside-menu';
import { Breadcrumb, trailAbove, trailTo } from './breadcrumb';
import { Footer } from './footer';
import { GuardedScreen } from './guarded-screen';
import { Header } from './header';
import styles from './learner-frame.module.css';
import type { PanelState } from './panel-name';
import layout from './public-layout.module.css';
import { QuickActions } from './quick-actions';
import { ScrollTop } from './scroll-top';
import { SearchButton } from './search-button';
import { SeeAs } from './see-as';
import { ToolButton } from './tool-button';
import { useMenu } from './use-menu';
import { useNavigationEffects } from './use-navigation-effects';
import { usePanel } from './use-panel';

/** Row above a screen: the menu of the guarded area, the way here, and what one can do anywhere. */
const ScreenBar = ({ panel, onPanel }: PanelState) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const menu = useMenu();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const own = trailTo(menu, pathname);
  const trail = own.length > 0 ? own : trailAbove(menu, pathname);
  return (
    <div className={`screen-only ${styles['bar']}`}>
      <ToolButton
        icon="menu"
        label={t('admin.openMenu')}
        aria-expanded={isOpen}
        aria-controls="aside"
        onClick={() => setIsOpen(true)}
      />
      <div id="aside">
        <Offcanvas open={isOpen} side="start" dark title={t('admin.menu.label')} onClose={close}>
          <AsideMenu entries={menu} onChosen={close} />
        </Offcanvas>
      </div>
      {trail.length > 0 && <Breadcrumb menu={menu} trail={trail} pathname={pathname} />}
      <aside className={styles['tools']} aria-label={t('shell.toolbar')}>
        <SearchButton onOpen={() => onPanel(null)} />
        <QuickActions />
        <ToolButton
          icon="panel"
          label={t('shell.quick.open')}
          aria-haspopup="dialog"
          aria-expanded={panel === 'quick'}
          onClick={() => onPanel('quick')}
        />
        <Link to="/contact" className={styles['help']}>
          <Icon name="help" size={24} />
          <span className="visually-hidden">{t('shell.help')}</span>
        </Link>
      </aside>
    </div>
  );
};

const Frame = () => {
  const menu = useMenu();
  const { isContentFixed } = useSelector(selectLayout);
  const { panel, onPanel } = usePanel();
  useNavigationEffects();
  return (
    <div className={layout['layout']}>
      <SkipLink />
      <Header panels={{ panel, onPanel }} />
      <main id="content" tabIndex={-1}>
        <div className={`container ${styles['screen']}`} data-fluid={!isContentFixed}>
          <ScreenBar panel={panel} onPanel={onPanel} />
          <GuardedScreen menu={menu} />
        </div>
      </main>
      <Footer />
      <ScrollTop />
      <SeeAs />
    </div>
  );
};

/** A learner's screens of the guarded area in the frame of all other pages. */
export const LearnerFrame = () => (
  <AntdProvider>
    <Frame />
  </AntdProvider>
);
