import { AntdProvider, breakpoints, useMinWidth } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { lazyPart, Logo, Offcanvas, selectLayout, SkipLink } from '@lms/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { AsideMenu } from './aside-menu';
import { Breadcrumb, trailAbove, trailTo } from './breadcrumb';
import { FrameFooter } from './frame-footer';
import { GuardedScreen } from './guarded-screen';
import { layoutClasses, type LayoutGroup } from './layout-classes';
import styles from './layout-frame.module.css';
import { LayoutHeader } from './layout-header';
import { SeeAs } from './see-as';
import { useMenu } from './use-menu';
import { useMinimised } from './use-minimised';
import { useNavigationEffects } from './use-navigation-effects';
import { usePanel } from './use-panel';

const LateFrame = lazyPart({
  load: () => import('./late-frame').then((module) => module.LateFrame),
  texts: ['shortcuts'],
  quiet: true,
  idle: true,
});

const Frame = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const layout = useSelector(selectLayout);
  const [isAsideMinimised, minimise] = useMinimised();
  const menu = useMenu();
  const isWide = useMinWidth(breakpoints.aside);
  const hasTable = useMinWidth(breakpoints.table);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const panels = usePanel();
  useNavigationEffects();

  const classes = layoutClasses({ ...layout, isAsideMinimised });
  const classOf = (...groups: LayoutGroup[]) =>
    groups
      .flatMap((group) => classes[group])
      .map((name) => styles[name])
      .join(' ');
  const own = trailTo(menu, pathname);
  const trail = own.length > 0 ? own : trailAbove(menu, pathname);
  const wideLabel = t(isAsideMinimised ? 'admin.widenMenu' : 'admin.minimizeMenu');
  const breadcrumb = trail.length > 0 && (
    <Breadcrumb menu={menu} trail={trail} pathname={pathname} />
  );
  const brand = (
    <Link to="/" className={styles['brand']}>
      <Logo className={styles['mark']} />
      <span className={isWide && isAsideMinimised ? 'visually-hidden' : undefined}>
        {t('common.brand.name')}
      </span>
    </Link>
  );
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <LayoutHeader
        className={classOf('header', 'headerMobile')}
        containerClassName={classOf('headerContainer')}
        menuLabel={isWide ? wideLabel : t('admin.openMenu')}
        isMenuOpen={isWide ? !isAsideMinimised : isDrawerOpen}
        onMenu={() => (isWide ? minimise(!isAsideMinimised) : setIsDrawerOpen(true))}
        brand={!isWide && brand}
        trail={hasTable && breadcrumb}
        {...panels}
      />
      {isWide ? (
        <aside id="aside" aria-label={t('common.brand.name')} className={classOf('asideMenu')}>
          {brand}
          <AsideMenu entries={menu} minimised={isAsideMinimised} />
        </aside>
      ) : (
        <div id="aside">
          <Offcanvas
            open={isDrawerOpen}
            side="start"
            dark
            title={t('admin.menu.label')}
            onClose={() => setIsDrawerOpen(false)}
          >
            <AsideMenu entries={menu} onChosen={() => setIsDrawerOpen(false)} />
          </Offcanvas>
        </div>
      )}
      <div className={classOf('content')}>
        <main id="content" tabIndex={-1} className={classOf('contentContainer')}>
          {!hasTable && breadcrumb}
          <GuardedScreen menu={menu} />
        </main>
        <div className={classOf('footerContainer')}>
          <FrameFooter />
        </div>
      </div>
      <LateFrame {...panels} />
      <SeeAs />
    </div>
  );
};

/**
 * Frame around the screens of the guarded area: header, dark aside (a drawer below 992 px), content
 * and footer.
 */
export const Page = () => {
  const { user } = useSession();
  return (
    user && (
      <AntdProvider>
        <Frame />
      </AntdProvider>
    )
  );
};
